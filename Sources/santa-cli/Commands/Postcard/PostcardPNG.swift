/// A postcard as a PNG picture.
struct PostcardPNG {
  let card: Postcard

  var bytes: [UInt8] {
    var canvas = PixelCanvas(width: PostcardLayout.width, height: PostcardLayout.height)
    drawMap(on: &canvas)
    drawText(on: &canvas)
    return canvas.image.bytes
  }

  private func drawMap(on canvas: inout PixelCanvas) {
    for dot in card.map.dots {
      canvas.disc(dot.x, dot.y, radius: PostcardLayout.dotRadius, dot.isDay ? .dayLand : .nightLand)
    }
    for place in card.visited {
      let point = PostcardMap.position(of: place)
      canvas.disc(point.x, point.y, radius: PostcardLayout.visitedRadius, .visited)
    }
    let home = PostcardMap.position(of: card.home)
    canvas.disc(home.x, home.y, radius: 15, .paper)
    canvas.fill(PostcardLayout.house.map { (home.x + $0.x, home.y + $0.y) }, .home)
    let santa = PostcardMap.position(of: card.santa)
    canvas.disc(santa.x, santa.y - 4, radius: 25, .paper)
    canvas.fill(PostcardLayout.hat.map { (santa.x + $0.x, santa.y + $0.y) }, .santa)
    let brim = PostcardLayout.hatBrim
    canvas.line(
      santa.x + brim.start.x, santa.y + brim.start.y, santa.x + brim.end.x, santa.y + brim.end.y,
      width: brim.width, .text)
    let bobble = PostcardLayout.hatBobble
    canvas.disc(santa.x + bobble.x, santa.y + bobble.y, radius: bobble.radius, .text)
  }

  private func drawText(on canvas: inout PixelCanvas) {
    typealias Layout = PostcardLayout
    let heading = Layout.heading.fitting(card.heading, in: Layout.headingWidth)
    canvas.text(card.heading, Layout.margin, Layout.headingY, heading, .label)
    let countdown = Layout.countdown.fitting(card.countdown, in: Layout.headingWidth)
    canvas.text(card.countdown, Layout.margin, Layout.countdownY, countdown, .text)
    for (fact, y) in zip(card.facts, Layout.factYs) {
      canvas.text(fact, Layout.factsX, y, Layout.fact.fitting(fact, in: Layout.factWidth), .text)
    }
    canvas.text(card.title, Layout.margin, Layout.timeY, Layout.time, .label)
    let edge = Double(Layout.width) - Layout.margin
    canvas.text(
      card.time, edge - PixelCanvas.width(of: card.time, Layout.time), Layout.timeY, Layout.time, .label)
  }
}
