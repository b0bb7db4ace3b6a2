/** Writes a golden question, and chooses what is to be found for it: passages that are found now, or any of a source. */
import { constraints, type ExpectedPassage, type GoldenQuestion, type Passage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sourceChoicesQuery } from '../../../product/knowledge/queries.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { golden, passagesQuery } from './queries.ts'

type Of = { site_id: string; assistant_id: string; source_ids: string[]; vector_ids: string[] }
type DialogProps = { of: Of; edited: GoldenQuestion | 'new' | undefined; onClose: () => void }

export function QuestionDialog({ of, edited, onClose }: DialogProps) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t(edited === 'new' ? 'golden.add' : 'golden.edit')}
      size="large"
      isOpen={edited !== undefined}
      onClose={onClose}
    >
      {edited && <QuestionForm of={of} former={edited === 'new' ? undefined : edited} onClose={onClose} />}
    </Dialog>
  )
}

const { NewGoldenQuestion: bounds } = constraints
const words_max = constraints.ExpectedPassage.text.maxLength

function QuestionForm({ of, former, onClose }: { of: Of; former: GoldenQuestion | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id, assistant_id } = of
  const [question, setQuestion] = useState(former?.question ?? '')
  const [expected, expect] = useState<readonly ExpectedPassage[]>(former?.expected ?? [])
  const save = useChange({
    run: (body: { question: string; expected: ExpectedPassage[] }) =>
      former
        ? golden.update({ site_id, assistant_id, question_id: former.id, body }, { ifMatch: former.version })
        : golden.create({ site_id, assistant_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'golden_questions'),
    done: () => ({ text: t('golden.saved') }),
    isHandled: () => true,
  })
  const submit = async () => {
    await save.mutateAsync({ question, expected: [...expected] })
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="question"
        label={t('knowledge.question')}
        isRequired
        value={question}
        onChange={setQuestion}
        maxLength={bounds.question.maxLength}
        autoFocus
      />
      <Found of={of} question={question} expected={expected} onChange={expect} />
      <Sources site_id={site_id} expected={expected} onChange={expect} />
      {expected.length === 0 && <p className="muted">{t('golden.expects_nothing_note')}</p>}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('golden.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

type ChoiceProps = { expected: readonly ExpectedPassage[]; onChange: (expected: ExpectedPassage[]) => void }

const isSame = (one: ExpectedPassage, other: ExpectedPassage) =>
  one.source_id === other.source_id && one.text === other.text
const expectedOf = ({ source_id, text }: Passage): ExpectedPassage => ({ source_id, text: text.slice(0, words_max) })

/** What is found now; what was expected before and is not among it stays to be seen. */
function Found({ of, question, expected, onChange }: ChoiceProps & { of: Of; question: string }) {
  const { t } = useMessages()
  const [asked, ask] = useState(question)
  const { source_ids, vector_ids } = of
  const { data, isFetching } = useQuery({
    ...passagesQuery(of.site_id, asked, { source_ids, vector_ids }),
    enabled: asked.trim() !== '',
  })
  const passages = asked.trim() === '' ? [] : (data?.passages ?? [])
  const found = passages.map(passage => ({ ...expectedOf(passage), id: passage.id, name: passage.source_name }))
  const others = expected.filter(one => one.text !== '' && !found.some(other => isSame(one, other)))
  const choices = [...found, ...others.map(one => ({ ...one, id: `${one.source_id} ${one.text}`, name: '' }))]
  return (
    <fieldset className="stack">
      <legend>{t('golden.passages')}</legend>
      <div>
        <Button isPending={isFetching} isDisabled={question.trim() === ''} onPress={() => ask(question)}>
          {t('knowledge.find')}
        </Button>
      </div>
      {data && asked.trim() !== '' && found.length === 0 && <p className="muted">{t('golden.nothing_found')}</p>}
      {choices.map(({ id, name, source_id, text }) => {
        const choice = { source_id, text }
        const isChosen = expected.some(one => isSame(one, choice))
        return (
          <Checkbox
            key={id}
            isSelected={isChosen}
            isDisabled={!isChosen && expected.length >= bounds.expected.maxItems}
            onChange={isOn => onChange([...expected.filter(one => !isSame(one, choice)), ...(isOn ? [choice] : [])])}
            description={name}
          >
            {text.length > 200 ? `${text.slice(0, 200)}…` : text}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

/** Sources of which any passage will do. */
function Sources({ site_id, expected, onChange }: ChoiceProps & { site_id: string }) {
  const { t } = useMessages()
  const { data: sources = [] } = useQuery(sourceChoicesQuery(site_id))
  const whole = expected.filter(({ text }) => text === '').map(({ source_id }) => source_id)
  return (
    <TagPicker
      label={t('golden.sources')}
      description={t('golden.sources_note')}
      options={sources}
      value={whole}
      onChange={ids => {
        const kept = expected.filter(({ text }) => text !== '')
        onChange([
          ...kept,
          ...ids.slice(0, bounds.expected.maxItems - kept.length).map(source_id => ({ source_id, text: '' })),
        ])
      }}
    />
  )
}
