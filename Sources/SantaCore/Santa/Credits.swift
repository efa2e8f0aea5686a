/// The sources of the data that the libraries display. Their licences require this attribution.
public enum Credits {
  /// The lines to print, for example by `santa-cli --credits`.
  ///
  /// Creative Commons BY 4.0 requires the first line wherever the places are displayed, and the line of a weather service
  /// wherever its weather is displayed.
  public static let text = """
    Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded.
    Time zones, Kiritimati and Chatham Islands: tzdata 2025b (iana.org/time-zones), public domain.
    Land: Natural Earth (naturalearthdata.com), public domain.
    Typical weather: D. R. Legates and C. J. Willmott 1989, maps of Marble (marble.kde.org), CC BY-SA 3.0,
      on a coarser grid, and 1 °C warmer.
    Weather, where it is asked for:
      Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; the free service is for
      non-commercial use only.
      Data from MET Norway (api.met.no), CC BY 4.0.
      Powered by Pirate Weather (pirateweather.net).
    """
}
