/** An assistant at a glance: how it does, what needs its owner, what becomes of its keywords, and what it is. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectUses } from '../../../product/objects/object-uses.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { typeWords } from '../list/type-words.ts'
import { usesQuery } from '../queries.ts'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import { HealthSection } from './health-section.tsx'
import { KeywordsSection } from './keywords-section.tsx'
import { TalksSection } from './talks-section.tsx'
import { UsageSection } from './usage-section.tsx'

export const AssistantHome = () => <AssistantScreen here="home">{loaded => <Home {...loaded} />}</AssistantScreen>

function Home(loaded: ScreenState) {
  const { t } = useMessages()
  const { site_id, assistant } = loaded
  const { data: uses } = useQuery(usesQuery(site_id, assistant.id))
  // For content the keywords are the work, for visitors the conversations are.
  const isForContent = assistant.type === 'seo'
  const keywords = <KeywordsSection {...loaded} />
  return (
    <>
      {isForContent && keywords}
      <TalksSection {...loaded} />
      <HealthSection {...loaded} />
      {!isForContent && keywords}
      <UsageSection site_id={site_id} assistant_id={assistant.id} />
      <About {...loaded} />
      <ObjectUses site_id={site_id} uses={uses} text={t('assistants.uses_text')} none={t('assistants.uses_none')} />
    </>
  )
}

function About({ assistant }: Pick<ScreenState, 'assistant'>) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { type, model, strict, page_url, published_at, description, created_at, updated_at } = assistant
  const published: [string, ReactNode][] = published_at
    ? [
        [t('assistants.published_at'), moment(published_at, timezone)],
        [
          t('assistants.page'),
          <Link key="page" href={pageElsewhere(page_url)}>
            {page_url}
          </Link>,
        ],
      ]
    : []
  return (
    <Section title={t('object.details')} description={description}>
      <Facts
        facts={[
          [t('assistants.type'), t(typeWords[type])],
          [t('assistants.model'), model || t('assistants.model_usual')],
          [t('assistants.answers'), t(strict ? 'assistants.strict_on' : 'assistants.strict_off')],
          ...published,
          [t('object.created'), moment(created_at, timezone)],
          [t('object.changed'), moment(updated_at, timezone)],
        ]}
      />
    </Section>
  )
}
