/** Whom the site asks for answers: the installation's provider, or one of its own; whether it answers, and its models. */
import type { AiProvider } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantsPath } from '../../../product/assistants/paths.ts'
import { aiProvider, providerQuery } from '../../../product/assistants/provider-queries.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ModelList } from './model-list.tsx'
import { outcomeWords } from './outcome-words.ts'
import { ProviderForm } from './provider-form.tsx'

export function ProviderSettings() {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { data, error, refetch } = useQuery(providerQuery(site_id))
  const back = { label: t('assistants.title'), href: assistantsPath(site_id) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  return (
    <>
      <PageHeader title={t('ai_provider.heading')} description={t('ai_provider.text')} back={back} />
      {data ? <Provider key={data.type} provider={data} /> : <Skeleton lines={['40%', '70%']} />}
    </>
  )
}

function Provider({ provider }: { provider: AiProvider }) {
  const { t } = useMessages()
  const [isOwn, setOwn] = useState(provider.type === 'site')
  return (
    <div className="stack">
      <Present provider={provider} />
      {isOwn ? (
        <Section title={t('ai_provider.own')} description={t('ai_provider.own_text')}>
          <ProviderForm provider={provider} />
        </Section>
      ) : (
        <div>
          <Button variant={provider.type === 'none' ? 'primary' : 'secondary'} onPress={() => setOwn(true)}>
            {t('ai_provider.connect_own')}
          </Button>
        </div>
      )}
      {provider.type !== 'none' && <ModelList />}
    </div>
  )
}

function Present({ provider: { type, model, key_hint } }: { provider: AiProvider }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [isAsked, ask] = useState(false)
  const refreshes = ofSite(site_id, 'ai_providers')
  const test = useChange({ run: () => aiProvider.test({ site_id }), shows: 'the answer' })
  const remove = useChange({
    run: () => aiProvider.remove({ site_id }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('ai_provider.removed') }),
    isHandled: () => true,
  })
  if (type === 'none') {
    return (
      <Notice tone="info" title={t('ai_provider.none')}>
        {t('ai_provider.none_text')}
      </Notice>
    )
  }
  return (
    <Section
      title={t(type === 'site' ? 'ai_provider.of_site' : 'ai_provider.of_installation')}
      action={
        <span className="row-of">
          <Button isPending={test.isPending} onPress={() => test.mutate()}>
            {t('ai_provider.test')}
          </Button>
          {type === 'site' && (
            <Button icon={<Unplug size={16} aria-hidden />} onPress={() => ask(true)}>
              {t('ai_provider.disconnect')}
            </Button>
          )}
        </span>
      }
    >
      <div className="stack">
        <Facts
          facts={[
            [t('assistants.model'), model ?? '–'],
            ...(type === 'site'
              ? [[t('ai_provider.key'), key_hint ?? t('ai_provider.no_key')] as [string, string]]
              : []),
          ]}
        />
        {test.data && <Tested {...test.data} />}
      </div>
      <ConfirmDialog
        title={t('ai_provider.disconnect_title')}
        action={t('ai_provider.disconnect')}
        losses={[t('ai_provider.lost_key')]}
        isOpen={isAsked}
        onClose={() => ask(false)}
        onConfirm={() => remove.mutateAsync()}
      >
        <p>{t('ai_provider.disconnect_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}

type TestedProps = { outcome: keyof typeof outcomeWords; milliseconds: number }

function Tested({ outcome, milliseconds }: TestedProps) {
  const { t, number } = useMessages()
  const isFine = outcome === 'connected'
  return (
    <Notice tone={isFine ? 'good' : 'bad'} title={t(outcomeWords[outcome])}>
      {isFine && t('ai_provider.took', { seconds: number(milliseconds / 1000, { maximumFractionDigits: 1 }) })}
    </Notice>
  )
}
