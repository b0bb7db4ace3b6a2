/** The results of one popup, with all its variants. */
import type { ResultVariant } from '@leadwright/sdk'
import { useSite } from '../sites/queries.ts'
import { ResultsPanel } from './results-panel.tsx'

type PopupResultsProps = { popup_id: string; onApply?: ((variant: ResultVariant) => void) | undefined }

export function PopupResults({ popup_id, onApply }: PopupResultsProps) {
  const { site_id } = useSite()
  return <ResultsPanel site_id={site_id} of={{ popup_id }} onApply={onApply} />
}
