/// The sources of the data that the libraries show. Their licences require that they are named.
public enum Credits {
  /// The lines to print, for example by `santa-cli --credits`.
  ///
  /// Creative Commons BY 4.0 requires the first line wherever the places are shown, and the line of a weather service
  /// wherever its weather is shown.
  public static let text = """
    Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded.
    Time zones, Kiritimati and Chatham Islands: tzdata 2025b (iana.org/time-zones), public domain.
    Land: Natural Earth (naturalearthdata.com), public domain.
    Normal temperatures: NRLMSIS 2.1, U.S. Naval Research Laboratory (doi.org/10.1029/2020EA001321).
    Weather, where it is asked for:
      Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; the free service is for
      non-commercial use only.
      Data from MET Norway (api.met.no), CC BY 4.0.
      Powered by Pirate Weather (pirateweather.net).
    """
}
