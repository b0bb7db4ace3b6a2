/** Steps that write: a template in the name of a sender, and text by an AI that a later mail uses. */

import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import type { AiEmailWriterStep, SendEmailStep } from '../../../../product/journeys/document.ts'
import { earlierSteps } from '../../../../product/journeys/steps.ts'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { MailFields } from './mail-fields.tsx'

export function SendProperties({ step, pointer }: { step: SendEmailStep; pointer: string }) {
  const { t } = useMessages()
  const { editor, steps, issues } = useJourneyContext()
  const writers = earlierSteps(editor.draft.document.steps, step.id).filter(
    ({ step }) => step.type === 'ai_email_writer',
  )
  return (
    <>
      <MailFields step={step} pointer={pointer} />
      {(writers.length > 0 || step.ai_step_id !== undefined) && (
        <Select
          label={t('step.ai_text')}
          description={step.ai_step_id ? t('step.ai_text_note') : undefined}
          value={step.ai_step_id ?? ''}
          error={issueAt(issues, `${pointer}/ai_step_id`)}
          options={[
            { id: '', label: t('step.ai_text_none') },
            ...writers.map(({ step, number }) => ({ id: step.id, label: `${number} ${t('step.ai_writer')}` })),
          ]}
          onChange={id => steps.change({ ...step, ai_step_id: id || undefined })}
        />
      )}
    </>
  )
}

export function WriterProperties({ step, pointer }: { step: AiEmailWriterStep; pointer: string }) {
  const { t } = useMessages()
  const { steps, issues } = useJourneyContext()
  return (
    <>
      <TextArea
        label={t('step.prompt')}
        isRequired
        rows={8}
        maxLength={constraints.AiEmailWriterStep.prompt.maxLength}
        description={t('step.prompt_note')}
        value={step.prompt}
        error={issueAt(issues, `${pointer}/prompt`)}
        onChange={prompt => steps.change({ ...step, prompt }, 'prompt')}
      />
      <TextField
        label={t('step.model')}
        description={t('step.model_note')}
        maxLength={constraints.AiEmailWriterStep.model.maxLength}
        value={step.model ?? ''}
        error={issueAt(issues, `${pointer}/model`)}
        onChange={model => steps.change({ ...step, model: model || undefined }, 'model')}
      />
      <Switch
        isSelected={step.needs_approval}
        onChange={needs_approval => steps.change({ ...step, needs_approval })}
        description={t('step.approval_note')}
      >
        {t('step.approval')}
      </Switch>
    </>
  )
}
