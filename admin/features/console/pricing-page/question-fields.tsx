/** Questions with their answers, in the order in which the page has them. */
import { constraints, type PricingQuestion } from '@leadwright/sdk'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './question-fields.module.css'

interface QuestionFieldsProps {
  questions: readonly PricingQuestion[]
  onChange: (questions: PricingQuestion[]) => void
}

export function QuestionFields({ questions, onChange }: QuestionFieldsProps) {
  const { t } = useMessages()
  // A question has no id: rows keep theirs while others come and go.
  const keys = useRef(questions.map(() => crypto.randomUUID()))
  const set = (at: number, changed: Partial<PricingQuestion>) =>
    onChange(questions.map((one, i) => (i === at ? { ...one, ...changed } : one)))
  return (
    <div className={styles.questions}>
      {questions.map((question, at) => (
        <fieldset key={keys.current[at]} className={styles.question}>
          <legend className="visually-hidden">{t('pricing_page.question_number', { number: at + 1 })}</legend>
          <TextField
            label={t('pricing_page.question')}
            value={question.question}
            maxLength={constraints.PricingQuestion.question.maxLength}
            onChange={text => set(at, { question: text })}
            isRequired
          />
          <TextArea
            label={t('pricing_page.answer')}
            value={question.answer}
            maxLength={constraints.PricingQuestion.answer.maxLength}
            onChange={text => set(at, { answer: text })}
            isRequired
          />
          <IconButton
            label={t('pricing_page.remove_question', { number: at + 1 })}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => {
              keys.current.splice(at, 1)
              onChange(questions.filter((_, i) => i !== at))
            }}
          />
        </fieldset>
      ))}
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={questions.length >= (constraints.PricingTexts.questions.maxItems ?? Number.POSITIVE_INFINITY)}
        onPress={() => {
          keys.current.push(crypto.randomUUID())
          onChange([...questions, { question: '', answer: '' }])
        }}
      >
        {t('pricing_page.add_question')}
      </Button>
    </div>
  )
}
