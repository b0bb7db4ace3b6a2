/** What a broadcast says: template, sender, and its subject, or several that are tested. */
import { constraints, limits, type SubjectTest } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { useSenderChoices, useTemplateChoices } from '../../../../product/journeys/names.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './content-step.module.css'
import type { StepProps } from './step.ts'

const maxLength = constraints.TemplateChanges.subject.maxLength

export function ContentStep(props: StepProps) {
  const { t } = useMessages()
  const { site_id, draft, editor } = props
  const templates = useTemplateChoices(site_id)
  const senders = useSenderChoices(site_id)
  return (
    <>
      <Section title={t('broadcasts.step_content')}>
        <div className="stack">
          <Select
            label={t('broadcasts.template')}
            isRequired
            placeholder={t('broadcasts.choose_template')}
            value={draft.template_id}
            onChange={template_id => editor.change({ template_id })}
            options={templates}
          />
          <Select
            label={t('broadcasts.sender')}
            isRequired
            placeholder={t('broadcasts.choose_sender')}
            value={draft.sender_id}
            onChange={sender_id => editor.change({ sender_id })}
            options={senders}
          />
        </div>
      </Section>
      <Subjects {...props} />
    </>
  )
}

/** Rows may be empty while somebody writes: they are saved once all have a text. */
function Subjects({ draft, editor }: StepProps) {
  const { t } = useMessages()
  const [rows, setRows] = useState(Math.max(1, draft.subjects.length))
  const shown = Array.from({ length: Math.max(rows, draft.subjects.length) }, (_, at) => ({
    key: `subject ${at}`,
    at,
    value: draft.subjects[at] ?? '',
  }))
  const write = (values: readonly string[]) => {
    const last = values.findLastIndex(value => value !== '')
    editor.change({ subjects: values.slice(0, last + 1) }, 'subjects')
  }
  const set = (at: number, value: string) => write(shown.map(row => (row.at === at ? value : row.value)))
  const remove = (at: number) => {
    setRows(shown.length - 1)
    write(shown.filter(row => row.at !== at).map(row => row.value))
  }
  const isTest = shown.length > 1
  return (
    <Section title={t('broadcasts.subject')} description={t('broadcasts.subject_text')}>
      <div className="stack">
        {shown.map(({ key, at, value }) => (
          <div key={key} className={styles.subject}>
            <TextField
              label={isTest ? t('broadcasts.subject_letter', { letter: 'ABCD'[at] ?? '' }) : t('broadcasts.subject')}
              isRequired={isTest}
              maxLength={maxLength}
              placeholder={isTest ? undefined : t('broadcasts.subject_of_template')}
              value={value}
              onChange={text => set(at, text)}
              error={editor.errorAt(`/subjects/${at}`)}
            />
            {isTest && (
              <IconButton
                label={t('broadcasts.remove_subject', { letter: 'ABCD'[at] ?? '' })}
                icon={<X size={16} aria-hidden />}
                onPress={() => remove(at)}
              />
            )}
          </div>
        ))}
        {shown.length < limits.broadcast_subjects_max && (
          <div>
            <Button icon={<Plus size={16} aria-hidden />} onPress={() => setRows(shown.length + 1)}>
              {t(isTest ? 'broadcasts.add_subject' : 'broadcasts.test_subjects')}
            </Button>
          </div>
        )}
        {isTest && <TestFields test={draft.subject_test} onChange={subject_test => editor.change({ subject_test })} />}
      </div>
    </Section>
  )
}

function TestFields({ test, onChange }: { test: SubjectTest; onChange: (test: SubjectTest) => void }) {
  const { t } = useMessages()
  const number = (key: 'share_percent' | 'wait_hours') => (value: number) =>
    Number.isNaN(value) || onChange({ ...test, [key]: value })
  return (
    <>
      <NumberField
        label={t('broadcasts.test_share')}
        description={t('broadcasts.test_share_note')}
        minValue={1}
        maxValue={limits.broadcast_test_share_percent_max}
        value={test.share_percent}
        onChange={number('share_percent')}
      />
      <NumberField
        label={t('broadcasts.test_wait')}
        minValue={1}
        maxValue={limits.broadcast_test_wait_hours_max}
        value={test.wait_hours}
        onChange={number('wait_hours')}
      />
      <Select
        label={t('broadcasts.test_winner')}
        isRequired
        value={test.winner_by}
        onChange={id => onChange({ ...test, winner_by: id as SubjectTest['winner_by'] })}
        options={[
          { id: 'opens', label: t('broadcasts.by_opens') },
          { id: 'clicks', label: t('broadcasts.by_clicks') },
        ]}
      />
    </>
  )
}
