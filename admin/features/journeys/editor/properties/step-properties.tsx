/** The fields of one step, by its type. */

import { useMessages } from '../../../../messages/messages.tsx'
import type { Step } from '../../../../product/journeys/document.ts'
import { isMembershipStep, membersOf, withMembers } from '../../../../product/journeys/memberships.ts'
import { stepViews } from '../../../../product/journeys/step-views.ts'
import { TagPicker } from '../../../../ui/tag-picker.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { DelayProperties } from './delay-properties.tsx'
import { SendProperties, WriterProperties } from './mail-properties.tsx'
import { PathsProperties } from './paths-properties.tsx'
import { QuestionProperties } from './question-properties.tsx'
import { SandboxProperties } from './sandbox-properties.tsx'
import { ValueProperties } from './value-properties.tsx'
import { WebhookProperties } from './webhook-properties.tsx'

export function StepProperties({ step, pointer }: { step: Step; pointer: string }) {
  const { t } = useMessages()
  return (
    <div className="stack">
      <p className="muted">{t(stepViews[step.type].note)}</p>
      <Fields step={step} pointer={pointer} />
    </div>
  )
}

function Fields({ step, pointer }: { step: Step; pointer: string }) {
  const { t } = useMessages()
  const { names, steps, issues } = useJourneyContext()
  if (isMembershipStep(step)) {
    const { key, ids, names: of, step: label } = membersOf(step)
    const following = of === 'audiences' ? names.audiences.filter(({ is_dynamic }) => is_dynamic) : []
    const misplaced = following.find(({ id }) => ids.includes(id))
    return (
      <TagPicker
        label={t(label)}
        isRequired
        error={misplaced ? t('step.audience_dynamic', { name: misplaced.label }) : issueAt(issues, `${pointer}/${key}`)}
        options={names[of].filter(option => ids.includes(option.id) || !following.includes(option))}
        value={ids}
        onChange={chosen => steps.change(withMembers(step, chosen))}
      />
    )
  }
  switch (step.type) {
    case 'set_custom_field_value':
      return <ValueProperties step={step} pointer={pointer} />
    case 'delay':
      return <DelayProperties step={step} pointer={pointer} />
    case 'send_email':
      return <SendProperties step={step} pointer={pointer} />
    case 'ai_email_writer':
      return <WriterProperties step={step} pointer={pointer} />
    case 'ask_question':
      return <QuestionProperties step={step} pointer={pointer} />
    case 'paths':
      return <PathsProperties step={step} pointer={pointer} />
    case 'webhook':
      return <WebhookProperties step={step} pointer={pointer} />
    case 'assign_sandbox':
    case 'extend_sandbox':
      return <SandboxProperties step={step} pointer={pointer} />
    case 'unsubscribe':
      return null
  }
}
