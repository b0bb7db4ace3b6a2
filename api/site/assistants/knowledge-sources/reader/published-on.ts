/** The day on which a page says that it was published. Pure. */

const meta = /<meta\s[^<>]{1,2000}/gi
const time = /<time\s[^<>]{1,2000}/gi
const said = /(?:article:published_time|datePublished|dc\.date|pubdate)["']/i
const content = /content=["']([^"']{1,100})["']/i
const datetime = /datetime=["']([^"']{1,100})["']/i
const data = /"datePublished"\s{0,20}:\s{0,20}"([^"]{1,100})"/gi
const looked_at = 200_000

/** `YYYY-MM-DD`; null: it does not say. */
export function publishedOn(html: string): string | null {
  for (const given of datesIn(html.slice(0, looked_at))) {
    const day = /^\d{4}-\d\d-\d\d/.exec(given?.trim() ?? '')?.[0]
    if (day !== undefined && !Number.isNaN(Date.parse(day))) return day
  }
  return null
}

/** The most reliable first. */
function* datesIn(html: string): Generator<string | undefined> {
  for (const [tag] of html.matchAll(meta)) if (said.test(tag)) yield content.exec(tag)?.[1]
  for (const [, day] of html.matchAll(data)) yield day
  for (const [tag] of html.matchAll(time)) yield datetime.exec(tag)?.[1]
}
