/** What the pricing page says of a plan, in both languages. */
import { constraints, type PlanTextsByLanguage } from '@leadwright/sdk'
import { type Language, useMessages } from '../../messages/messages.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface PlanTextFieldsProps {
  texts: PlanTextsByLanguage
  onChange: (texts: PlanTextsByLanguage) => void
}

export function PlanTextFields({ texts, onChange }: PlanTextFieldsProps) {
  const { t } = useMessages()
  return (['en', 'es'] as const).map(language => (
    <LanguageFields
      key={language}
      language={t(language === 'en' ? 'console.in_en' : 'console.in_es')}
      texts={texts[language]}
      onChange={changed => onChange({ ...texts, [language]: changed })}
    />
  ))
}

interface LanguageFieldsProps {
  language: string
  texts: PlanTextsByLanguage[Language]
  onChange: (texts: PlanTextsByLanguage[Language]) => void
}

function LanguageFields({ language, texts, onChange }: LanguageFieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        label={t('console.plan_description', { language })}
        value={texts.description}
        maxLength={constraints.PlanTexts.description.maxLength}
        onChange={description => onChange({ ...texts, description })}
      />
      <TextArea
        label={t('console.plan_highlights', { language })}
        description={t('console.one_per_line')}
        defaultValue={texts.highlights.join('\n')}
        onChange={lines => onChange({ ...texts, highlights: lines.split('\n').flatMap(line => line.trim() || []) })}
      />
    </>
  )
}
