/** A main keyword and those that support it: a new one, or one that is changed. */
import { constraints, type Keyword } from '@leadwright/sdk'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WordsField } from '../details/words-field.tsx'
import { languageOptions } from './language-name.ts'

export type KeywordInput = { language: string; keyword: string; secondary_keywords: string[] }

type Props = {
  /** Absent for a new one. */
  keyword?: Keyword
  /** Of a new one. */
  language?: string
  action: string
  onSubmit: (written: KeywordInput) => Promise<unknown>
  children?: ReactNode
}

export function KeywordForm({ keyword, language: given = 'en', action, onSubmit, children }: Props) {
  const { t, language: locale } = useMessages()
  const [secondary_keywords, setSecondary] = useState<string[]>([...(keyword?.secondary_keywords ?? [])])
  const [language, setLanguage] = useState(keyword?.language ?? given)
  return (
    <Form onSubmit={data => onSubmit({ language, keyword: String(data.get('keyword')), secondary_keywords })}>
      <TextField
        name="keyword"
        label={t('keywords.main')}
        description={t('keywords.main_note')}
        isRequired
        maxLength={constraints.NewKeyword.keyword.maxLength}
        defaultValue={keyword?.keyword ?? ''}
        autoFocus={!keyword}
      />
      <WordsField
        label={t('keywords.secondary')}
        description={t('keywords.secondary_note')}
        value={secondary_keywords}
        most={constraints.NewKeyword.secondary_keywords.maxItems}
        onChange={setSecondary}
      />
      {!keyword && (
        <Select
          label={t('keywords.language')}
          isRequired
          value={language}
          onChange={setLanguage}
          options={languageOptions(locale)}
        />
      )}
      <FormActions>
        <SubmitButton>{action}</SubmitButton>
        {children}
      </FormActions>
    </Form>
  )
}
