/** A new main keyword. */
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { keywords } from '../client.ts'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import { KeywordForm, type KeywordInput } from './keyword-form.tsx'
import { keywordPath, keywordsPath } from './paths.ts'

export const AddKeyword = () => (
  <AssistantScreen here="keywords">{({ assistant }) => <NewKeyword assistant_id={assistant.id} />}</AssistantScreen>
)

function NewKeyword({ assistant_id }: { assistant_id: string }) {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const router = useRouter()
  const add = useChange({
    run: (body: KeywordInput) => keywords.create({ site_id, assistant_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'keywords'),
    isHandled: () => true,
  })
  const submit = async (written: KeywordInput) => {
    const made = await add.mutateAsync(written)
    await router.navigate({ href: keywordPath(site_id, made) })
  }
  return (
    <Section title={t('keywords.add')} description={t('keywords.add_text')}>
      <KeywordForm language={site?.language ?? 'en'} action={t('keywords.add')} onSubmit={submit}>
        <Link look="button" href={keywordsPath(site_id, assistant_id)}>
          {t('ui.cancel')}
        </Link>
      </KeywordForm>
    </Section>
  )
}
