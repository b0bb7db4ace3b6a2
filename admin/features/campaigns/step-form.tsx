/** One step of a campaign as a form: its fields, "Back", and the button that saves and continues. */

import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { StepId } from '../../product/campaigns/paths.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import type { Problem } from '../../ui/problem.ts'
import styles from './step-form.module.css'
import { AfterStep } from './steps/after-step.tsx'
import { CapturingStep } from './steps/capturing-step.tsx'
import { IntegrationStep } from './steps/integration-step.tsx'
import { MappingStep } from './steps/mapping-step.tsx'
import { QualityStep } from './steps/quality-step.tsx'
import type { StepProps } from './steps/step.ts'

const steps = {
  capturing: CapturingStep,
  after: AfterStep,
  quality: QualityStep,
  integration: IntegrationStep,
  mapping: MappingStep,
} satisfies Record<StepId, (props: StepProps) => ReactNode>

type Props = StepProps & {
  step: StepId
  onSubmit: () => Promise<unknown>
  submit: string
  isDisabled?: boolean
  back?: Href
}

/** An invalid address in a list is an error of the whole field. */
const listed = /^\/notify_emails\b/
const place = ({ errors }: Problem) =>
  errors.some(({ pointer }) => listed.test(pointer)) ? 'notify_emails' : undefined
const explain = ({ errors }: Problem) => errors.find(({ pointer }) => listed.test(pointer))?.text

export function StepForm({ step, onSubmit, submit, isDisabled, back, ...props }: Props) {
  const { t } = useMessages()
  const Step = steps[step]
  const fields = useRef<HTMLDivElement>(null)
  const former = useRef(step)
  // The focused button is gone, so the focus moves to the fields.
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    fields.current?.focus()
  }, [step])
  return (
    <Form key={step} onSubmit={onSubmit} place={place} explain={explain}>
      <div ref={fields} className={styles.fields} tabIndex={-1}>
        <fieldset disabled={isDisabled}>
          <Step {...props} />
        </fieldset>
      </div>
      <FormActions>
        <SubmitButton isDisabled={isDisabled}>{submit}</SubmitButton>
        {back && (
          <Link look="button" href={back}>
            {t('campaign.back')}
          </Link>
        )}
      </FormActions>
    </Form>
  )
}
