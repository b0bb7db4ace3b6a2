/** The site's own days, by which caps and usage are counted. */
import { localDay } from '../../capture/results/rules.ts'

/** `YYYY-MM-DD`. */
export const dayIn = (timezone: string, at: number): string =>
  new Date(localDay(timezone, at) * 86_400_000).toISOString().slice(0, 10)
