/** Moments as the clock of a zone shows them, for fields that know no zone: `YYYY-MM-DDTHH:MM`. Pure. */
export { instantAt } from '../../journeys/runs/day-bounds.ts'

/** What the zone's clock shows at an instant. */
export function clockAt(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  } as const)
  const parts = Object.fromEntries(format.formatToParts(Date.parse(instant)).map(part => [part.type, part.value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}
