/** An assistant at a glance: what it is, where it stands, and what uses it. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectUses } from '../../../product/objects/object-uses.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { typeWords } from '../list/type-words.ts'
import { usesQuery } from '../queries.ts'
import { AssistantScreen, type Loaded } from './assistant-screen.tsx'
import { UsageSection } from './usage-section.tsx'

export const AssistantHome = () => <AssistantScreen here="home">{loaded => <Home {...loaded} />}</AssistantScreen>

function Home({ site_id, assistant }: Loaded) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { data: uses } = useQuery(usesQuery(site_id, assistant.id))
  const { type, model, strict, page_url, published_at } = assistant
  return (
    <>
      <Section title={t('object.details')} description={assistant.description}>
        <Facts
          facts={[
            [t('assistants.type'), t(typeWords[type])],
            [t('assistants.model'), model || t('assistants.model_usual')],
            [t('assistants.answers'), t(strict ? 'assistants.strict_on' : 'assistants.strict_off')],
            ...(published_at
              ? [
                  [t('assistants.published_at'), moment(published_at, timezone)] as [string, string],
                  [
                    t('assistants.page'),
                    <Link key="page" href={pageElsewhere(page_url)}>
                      {page_url}
                    </Link>,
                  ] as [string, React.ReactNode],
                ]
              : []),
            [t('object.created'), moment(assistant.created_at, timezone)],
            [t('object.changed'), moment(assistant.updated_at, timezone)],
          ]}
        />
      </Section>
      <UsageSection site_id={site_id} assistant_id={assistant.id} />
      <ObjectUses site_id={site_id} uses={uses} text={t('assistants.uses_text')} none={t('assistants.uses_none')} />
    </>
  )
}
