/** A text in another language, by the assistant's model: what was written and what became of it, side by side. */
import { constraints, limits } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { WordsField } from '../details/words-field.tsx'
import { languageOptions } from '../keywords/language-name.ts'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import { translation } from './client.ts'
import { outcomeWords } from './outcome-words.ts'
import styles from './translate-screen.module.css'

export const TranslateScreen = () => (
  <AssistantScreen here="translate">
    {loaded => loaded.assistant.status !== 'archived' && <Translate {...loaded} />}
  </AssistantScreen>
)

/** As long as a model may write, twice. */
const patient = { timeout: 200_000 }

function Translate({ site_id, assistant }: ScreenState) {
  const { t, language } = useMessages()
  const [to, setTo] = useState(language === 'es' ? 'en' : 'es')
  const [keep, setKeep] = useState<string[]>([])
  const translate = useChange({
    run: ({ text, to }: { text: string; to: string }) =>
      translation.translateText({ site_id, assistant_id: assistant.id, body: { text, to, keep } }, patient),
    shows: 'the answer',
    isHandled: () => true,
  })
  return (
    <Section title={t('translate.title')} description={t('translate.text')}>
      <div className="stack">
        <Form onSubmit={data => translate.mutateAsync({ text: String(data.get('text')), to })}>
          <TextArea
            name="text"
            label={t('translate.original')}
            rows={8}
            isRequired
            maxLength={constraints.TextToTranslate.text.maxLength}
          />
          <Select
            label={t('translate.to')}
            isRequired
            value={to}
            onChange={setTo}
            options={languageOptions(language)}
          />
          <WordsField
            label={t('translate.keep')}
            description={t('translate.keep_note')}
            value={keep}
            most={limits.translation_kept_words_max}
            onChange={setKeep}
          />
          <div>
            <SubmitButton>{t('translate.action')}</SubmitButton>
          </div>
        </Form>
        {translate.data && !translate.isPending && (
          <Outcome site_id={site_id} original={translate.variables.text} answer={translate.data} />
        )}
      </div>
    </Section>
  )
}

type OutcomeProps = {
  site_id: string
  original: string
  answer: Awaited<ReturnType<typeof translation.translateText>>
}

function Outcome({ site_id, original, answer: { outcome, text, faults } }: OutcomeProps) {
  const { t } = useMessages()
  if (text === null) {
    const provider = pathTo('/sites/$site_id/assistants/settings', { site_id })
    return (
      <Notice
        tone={outcome === 'no_model' ? 'info' : 'bad'}
        title={t(outcomeWords[outcome])}
        action={outcome === 'no_model' && <Link href={provider}>{t('translate.connect')}</Link>}
      >
        {faults.length > 0 && <p>{faults.join(' · ')}</p>}
      </Notice>
    )
  }
  return (
    <section className={styles.sides} aria-label={t('translate.compared')}>
      <div className={styles.side}>
        <h3>{t('translate.original')}</h3>
        <p dir="auto">{original}</p>
      </div>
      <div className={styles.side}>
        <h3>{t('translate.translation')}</h3>
        <p dir="auto">{text}</p>
      </div>
      <div>
        <CopyButton text={text} />
      </div>
    </section>
  )
}
