/** What each step of a campaign is given. */
import type { Draft } from '../draft.ts'

export type StepProps = {
  site_id: string
  draft: Draft
  change: (changes: Partial<Draft>) => void
}
