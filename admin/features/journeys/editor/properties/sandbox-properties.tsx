/** Access to a sandbox: which one, and for how long. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import type { AssignSandboxStep, ExtendSandboxStep } from '../../../../product/journeys/document.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'

interface SandboxPropertiesProps {
  step: AssignSandboxStep | ExtendSandboxStep
  pointer: string
}

export function SandboxProperties({ step, pointer }: SandboxPropertiesProps) {
  const { t } = useMessages()
  const { names, steps, issues } = useJourneyContext()
  const isMissing = names.sandboxes.length === 0 && step.sandbox_id === ''
  return (
    <>
      <Select
        label={t('step.sandbox')}
        isRequired
        placeholder={t('filter.choose')}
        {...(isMissing && { description: t('step.no_sandboxes') })}
        value={step.sandbox_id || null}
        options={names.sandboxes}
        error={issueAt(issues, `${pointer}/sandbox_id`)}
        onChange={sandbox_id => steps.change({ ...step, sandbox_id })}
      />
      <Hours step={step} error={issueAt(issues, `${pointer}/hours`)} />
    </>
  )
}

function Hours({ step, error }: { step: SandboxPropertiesProps['step']; error: string | undefined }) {
  const { t } = useMessages()
  const { steps } = useJourneyContext()
  if (step.type === 'extend_sandbox') {
    const { minimum, maximum } = constraints.ExtendSandboxStep.hours
    return (
      <NumberField
        label={t('step.sandbox_more_hours')}
        description={t('step.sandbox_more_hours_text')}
        isRequired
        minValue={minimum}
        maxValue={maximum}
        value={step.hours}
        error={error}
        onChange={hours => steps.change({ ...step, hours: Number.isNaN(hours) ? minimum : hours }, 'hours')}
      />
    )
  }
  const { minimum, maximum } = constraints.AssignSandboxStep.hours
  return (
    <NumberField
      label={t('step.sandbox_hours')}
      description={t('step.sandbox_hours_text')}
      minValue={minimum}
      maxValue={maximum}
      value={step.hours ?? Number.NaN}
      error={error}
      onChange={hours => steps.change({ ...step, hours: Number.isNaN(hours) ? undefined : hours }, 'hours')}
    />
  )
}
