/**
 * A question by mail: its words, the answers that can be clicked or a free text, how long it waits, and where the
 * answer is kept.
 */
import { constraints, limits } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { useFieldChoices } from '../../../../product/filter/choices.ts'
import { type Answer, type AskQuestionStep, freshId } from '../../../../product/journeys/document.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import fieldStyles from '../../../../ui/field.module.css'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { DurationFields } from './duration-fields.tsx'
import { MailFields } from './mail-fields.tsx'
import styles from './question-properties.module.css'

const answersMin = 2
/** Field types that an answer can be stored in. */
const keeps = ['text', 'textarea', 'dropdown', 'number', 'checkbox', 'hidden']

export function QuestionProperties({ step, pointer }: { step: AskQuestionStep; pointer: string }) {
  const { t } = useMessages()
  const { site_id, steps, issues } = useJourneyContext()
  const fields = useFieldChoices(site_id).filter(field => keeps.includes(field.type))
  const isFree = step.answers.length === 0
  const blank = (): Answer => ({ id: freshId(), label: '' })
  const put = (answers: Answer[], field?: string) => steps.change({ ...step, answers }, field)
  return (
    <>
      <TextField
        label={t('step.question')}
        isRequired
        maxLength={constraints.AskQuestionStep.question.maxLength}
        value={step.question}
        error={issueAt(issues, `${pointer}/question`)}
        onChange={question => steps.change({ ...step, question }, 'question')}
      />
      <div className="stack">
        <span className={fieldStyles.label} data-slot="field-label">
          {t('step.answers')}
        </span>
        <div>
          <ChoiceBar
            label={t('step.answers')}
            value={isFree ? 'free' : 'choices'}
            onChange={kind => (kind === 'free') !== isFree && put(isFree ? [blank(), blank()] : [])}
            options={[
              { id: 'choices', label: t('step.answers_choices') },
              { id: 'free', label: t('step.answers_free') },
            ]}
          />
        </div>
        {isFree && <p className="muted">{t('step.answers_free_note')}</p>}
        <ol className={styles.answers}>
          {step.answers.map((answer, index) => (
            <li key={answer.id}>
              <TextField
                aria-label={t('step.answer', { number: index + 1 })}
                label={t('step.answer', { number: index + 1 })}
                isRequired
                maxLength={constraints.QuestionChoice.label.maxLength}
                value={answer.label}
                error={issueAt(issues, `${pointer}/answers/${index}`)}
                onChange={label => put(step.answers.with(index, { ...answer, label }), `answer ${answer.id}`)}
              />
              {step.answers.length > answersMin && (
                <IconButton
                  label={t('step.remove_answer', { number: index + 1 })}
                  icon={<X size={16} aria-hidden />}
                  onPress={() => put(step.answers.toSpliced(index, 1))}
                />
              )}
            </li>
          ))}
        </ol>
        {!isFree && step.answers.length < limits.journey_answers_max && (
          <div>
            <Button icon={<Plus size={14} aria-hidden />} onPress={() => put([...step.answers, blank()])}>
              {t('step.add_answer')}
            </Button>
          </div>
        )}
      </div>
      <MailFields step={step} pointer={pointer} />
      <p className="muted">{t('step.question_template_note')}</p>
      <DurationFields
        label={t('step.wait_for_answer')}
        value={step.wait_up_to}
        error={issueAt(issues, `${pointer}/wait_up_to`)}
        onChange={(changes, field) =>
          steps.change({ ...step, wait_up_to: { ...step.wait_up_to, ...changes } }, `wait ${field}`)
        }
      />
      <Select
        label={t('step.answer_field')}
        value={step.field_id ?? ''}
        error={issueAt(issues, `${pointer}/field_id`)}
        options={[{ id: '', label: t('step.answer_field_none') }, ...fields.map(({ id, label }) => ({ id, label }))]}
        onChange={id => steps.change({ ...step, field_id: id || undefined })}
      />
    </>
  )
}
