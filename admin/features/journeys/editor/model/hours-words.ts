/** When a journey may write to people, as one sentence. */

import type { Messages } from '../../../../messages/messages.tsx'
import { dayNames } from '../../../../product/business-hours/day-names.ts'
import type { JourneyDocument, OpeningWindow } from '../../../../product/journeys/document.ts'
import { zoneName } from '../../../../product/zone-name.ts'

/** "Mon–Fri", "Sat, Sun": runs of three days and more are joined. */
export function daysWords(language: string, days: readonly number[]): string {
  const names = dayNames(language, 'short')
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const runs: number[][] = []
  for (const day of sorted) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const word = (day: number | undefined) => names[(day ?? 1) - 1] ?? ''
  return runs.flatMap(run => (run.length > 2 ? [`${word(run[0])}–${word(run.at(-1))}`] : run.map(word))).join(', ')
}

export function hoursWords({ t, language }: Messages, document: JourneyDocument, siteZone: string | undefined): string {
  const { business_hours: hours } = document
  const zone = document.use_lead_timezone
    ? t('hours.lead_zone')
    : zoneName(document.timezone ?? hours?.timezone ?? siteZone ?? '')
  if (!hours) return t('hours.always', { zone })
  const windows = hours.windows ?? [hours]
  const spans = windows
    .filter((window): window is OpeningWindow => window.business_days !== undefined)
    .map(window => `${daysWords(language, window.business_days)} ${window.day_start}–${window.day_end}`)
  return t('hours.open', { spans: spans.join('; '), zone })
}
