/** The day on which a page says that it was published. Pure. */

const patterns = [
  /<meta[^>]+(?:article:published_time|datePublished|dc\.date|pubdate)["'][^>]*content=["']([^"']+)["']/i,
  /<meta[^>]+content=["']([^"']+)["'][^>]*(?:article:published_time|datePublished|dc\.date|pubdate)["']/i,
  /"datePublished"\s*:\s*"([^"]+)"/i,
  /<time[^>]+datetime=["']([^"']+)["']/i,
]
const looked_at = 200_000

/** `YYYY-MM-DD`; null: it does not say. */
export function publishedOn(html: string): string | null {
  const beginning = html.slice(0, looked_at)
  for (const pattern of patterns) {
    const day = /^\d{4}-\d\d-\d\d/.exec(pattern.exec(beginning)?.[1]?.trim() ?? '')?.[0]
    if (day !== undefined && !Number.isNaN(Date.parse(day))) return day
  }
  return null
}
