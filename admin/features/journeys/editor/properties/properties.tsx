/** The properties of what is selected in the outline. */

import { useMessages } from '../../../../messages/messages.tsx'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { stepViews } from '../../../../product/journeys/step-views.ts'
import { findBranch, findStep } from '../../../../product/journeys/steps.ts'
import { QuietErrors } from '../../../../ui/quiet-errors.ts'
import type { Selection } from '../model/selection.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { BranchProperties, OtherwiseProperties } from './branch-properties.tsx'
import { ExitProperties } from './exit-properties.tsx'
import { StartProperties } from './start-properties.tsx'
import { StepProperties } from './step-properties.tsx'
import { TimeProperties } from './time-properties.tsx'

export function usePropertiesTitle(document: JourneyDocument, selected: Selection | undefined): string {
  const { t } = useMessages()
  if (selected === 'start') return t('journeys.starts_when')
  if (selected === 'times') return t('journeys.times')
  if (selected === 'exits') return t('journeys.exits')
  if (selected?.startsWith('branch:')) {
    const number = findBranch(document.steps, selected.slice(7))?.number ?? ''
    return `${number} ${t('branch.branch')}`.trim()
  }
  if (selected?.startsWith('otherwise:')) return t('branch.otherwise')
  const placed = selected && findStep(document.steps, selected.slice(5))
  return placed ? `${placed.number} ${t(stepViews[placed.step.type].name)}` : t('journeys.properties')
}

export function Properties() {
  const { selected, fresh } = useJourneyContext()
  return (
    <QuietErrors value={selected !== undefined && selected === fresh}>
      <Fields />
    </QuietErrors>
  )
}

function Fields() {
  const { t } = useMessages()
  const { editor, selected } = useJourneyContext()
  const { steps } = editor.draft.document
  if (selected === 'start') return <StartProperties />
  if (selected === 'times') return <TimeProperties />
  if (selected === 'exits') return <ExitProperties />
  if (selected?.startsWith('branch:')) {
    const found = findBranch(steps, selected.slice(7))
    if (found) return <BranchProperties {...found} />
  }
  if (selected?.startsWith('otherwise:')) return <OtherwiseProperties />
  const placed = selected?.startsWith('step:') ? findStep(steps, selected.slice(5)) : undefined
  if (placed) return <StepProperties step={placed.step} pointer={placed.pointer} />
  return <p className="muted">{t('journeys.nothing_selected')}</p>
}
