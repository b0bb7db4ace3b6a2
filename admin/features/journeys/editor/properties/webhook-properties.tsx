/** A call of an owner's system: which endpoint, and what of its answer goes into which field. */
import { constraints, limits } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { useFieldChoices } from '../../../../product/filter/choices.ts'
import type { WebhookStep } from '../../../../product/journeys/document.ts'
import { Button } from '../../../../ui/button.tsx'
import fieldStyles from '../../../../ui/field.module.css'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import styles from './webhook-properties.module.css'

type AnswerField = WebhookStep['fields'][number]

export function WebhookProperties({ step, pointer }: { step: WebhookStep; pointer: string }) {
  const { t } = useMessages()
  const { site_id, names, steps, issues } = useJourneyContext()
  const fields = useFieldChoices(site_id).map(({ id, label }) => ({ id, label }))
  const put = (answerFields: AnswerField[], field?: string) => steps.change({ ...step, fields: answerFields }, field)
  const change = (index: number, changes: Partial<AnswerField>, field?: string) =>
    put(
      step.fields.map((one, i) => (i === index ? { ...one, ...changes } : one)),
      field,
    )
  const hasChoice = names.webhook_endpoints.length > 0 || step.webhook_endpoint_id !== ''
  return (
    <>
      <Select
        label={t('step.webhook_endpoint')}
        isRequired
        placeholder={t('filter.choose')}
        description={hasChoice ? t('step.webhook_endpoint_text') : t('step.no_webhook_endpoints')}
        value={step.webhook_endpoint_id || null}
        options={names.webhook_endpoints}
        error={issueAt(issues, `${pointer}/webhook_endpoint_id`)}
        onChange={webhook_endpoint_id => steps.change({ ...step, webhook_endpoint_id })}
      />
      <div className="stack">
        <span className={fieldStyles.label} data-slot="field-label">
          {t('step.webhook_fields')}
        </span>
        <p className="muted">{t('step.webhook_fields_text')}</p>
        <ol className={styles.fields}>
          {[...step.fields.entries()].map(([index, field]) => (
            <li key={index}>
              <TextField
                label={t('step.webhook_path')}
                description={index === 0 ? t('step.webhook_path_text') : undefined}
                isRequired
                autoComplete="off"
                maxLength={constraints.WebhookAnswerField.path.maxLength}
                value={field.path}
                error={issueAt(issues, `${pointer}/fields/${index}/path`)}
                onChange={path => change(index, { path }, `path ${index}`)}
              />
              <Select
                label={t('step.field')}
                isRequired
                placeholder={t('filter.choose')}
                value={field.field_id || null}
                options={fields}
                error={issueAt(issues, `${pointer}/fields/${index}/field_id`)}
                onChange={field_id => change(index, { field_id })}
              />
              <IconButton
                label={t('step.remove_webhook_field', { number: index + 1 })}
                icon={<X size={16} aria-hidden />}
                onPress={() => put(step.fields.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
        {step.fields.length < limits.journey_webhook_fields_max && (
          <div>
            <Button
              icon={<Plus size={14} aria-hidden />}
              onPress={() => put([...step.fields, { path: '', field_id: '' }])}
            >
              {t('step.add_webhook_field')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
