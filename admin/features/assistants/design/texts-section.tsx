/** What the chat says in each language, and the questions that it proposes. */
import { constraints, type Locale } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { withTexts } from '../screen/draft.ts'
import styles from './texts-section.module.css'
import { type TextName, usualTexts } from './usual-texts.ts'

const bounds = constraints.AssistantTexts
const fields: { name: TextName; label: MessageKey; isLong?: true }[] = [
  { name: 'title', label: 'assistants.text_title' },
  { name: 'greeting', label: 'assistants.text_greeting', isLong: true },
  { name: 'launcher', label: 'assistants.text_launcher' },
  { name: 'placeholder', label: 'assistants.text_placeholder' },
  { name: 'no_answer', label: 'assistants.text_no_answer', isLong: true },
  { name: 'limit_reached', label: 'assistants.text_limit', isLong: true },
  { name: 'form_title', label: 'assistants.text_form' },
  { name: 'form_thank_you', label: 'assistants.text_thanks', isLong: true },
  { name: 'away', label: 'assistants.text_away', isLong: true },
]

type TextsSectionProps = ScreenState & { language: Locale; onLanguage: (language: Locale) => void }

export function TextsSection(props: TextsSectionProps) {
  const { editor, errorAt, language, onLanguage } = props
  const { t } = useMessages()
  const usual = usualTexts(language)
  return (
    <div data-part="texts">
      <Section
        title={t('assistants.texts')}
        description={t('assistants.texts_note')}
        action={
          <ChoiceBar<Locale>
            label={t('assistants.language')}
            value={language}
            onChange={onLanguage}
            options={[
              { id: 'en', label: 'English' },
              { id: 'es', label: 'Español' },
            ]}
          />
        }
      >
        <div className="stack" lang={language}>
          {fields.map(({ name, label, isLong }) => {
            const error = errorAt(`/texts/${language}/${name}`)
            const shared = {
              label: t(label),
              value: editor.draft.texts[language][name],
              placeholder: usual[name],
              maxLength: bounds[name].maxLength,
              onChange: (text: string) =>
                editor.change(draft => withTexts(draft, language, { [name]: text }), `${language} ${name}`),
              ...(error && { error }),
            }
            return isLong ? (
              <TextArea key={`${language} ${name}`} {...shared} rows={2} />
            ) : (
              <TextField key={`${language} ${name}`} {...shared} />
            )
          })}
          <Questions key={language} {...props} />
        </div>
      </Section>
    </div>
  )
}

function Questions({ editor, errorAt, language }: TextsSectionProps) {
  const { t } = useMessages()
  const removal = useFocusAfter()
  const questions = editor.draft.texts[language].suggested_questions
  const put = (suggested_questions: string[], field?: string) =>
    editor.change(draft => withTexts(draft, language, { suggested_questions }), field)
  // Questions have no identity but their place.
  const numbered = questions.map((question, index) => ({ question, index, key: String(index) }))
  return (
    <div className="stack">
      <h3>{t('assistants.questions')}</h3>
      {questions.length === 0 && <p className="muted">{t('assistants.questions_none')}</p>}
      {numbered.map(({ question, index, key }) => {
        const isRepeated = questions.indexOf(question) !== index && question !== ''
        const error = errorAt(`/texts/${language}/suggested_questions/${index}`)
        return (
          <div className={styles.question} key={key}>
            <TextField
              label={t('assistants.question', { number: index + 1 })}
              isRequired
              value={question}
              {...(isRepeated ? { error: t('assistants.question_repeated') } : error && { error })}
              onChange={text => put(questions.with(index, text), `${language} question ${index}`)}
            />
            <IconButton
              label={t('assistants.remove_question', { number: index + 1 })}
              icon={<X size={16} aria-hidden />}
              onPress={() => {
                put(questions.toSpliced(index, 1))
                removal.focus()
              }}
            />
          </div>
        )
      })}
      {questions.length < bounds.suggested_questions.maxItems && (
        <div ref={removal.target}>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => put([...questions, ''])}>
            {t('assistants.add_question')}
          </Button>
        </div>
      )}
    </div>
  )
}
