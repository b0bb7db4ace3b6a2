/** The first step of a new campaign; what follows belongs to the campaign that it makes. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath } from '../../product/campaigns/paths.ts'
import { changedKeys } from '../../product/editor/changed-keys.ts'
import { UnsavedChanges } from '../../product/editor/unsaved-changes.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { type CampaignDraft, newDraft } from './draft.ts'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'

export function CreateCampaign() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const [draft, setDraft] = useState(newDraft)
  const [created, setCreated] = useState<string>()
  const isDirty = created === undefined && changedKeys(newDraft, draft) !== undefined
  const create = useChange({
    run: ({ name, description, lead_source, popup_id, assistant_id }: CampaignDraft) =>
      client.campaigns.create({ site_id, body: { name, description, lead_source, popup_id, assistant_id } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'campaigns', 'popups'),
    isHandled: () => true,
  })
  // Only once nothing here counts as unsaved any more.
  useEffect(() => {
    if (created) void router.navigate({ href: editPath(site_id, created, 'after') })
  }, [created, router, site_id])
  return (
    <>
      <PageHeader
        title={t('campaigns.create')}
        back={{ label: t('campaigns.title'), href: campaignsPath(site_id) }}
        description={t('campaign.create_text')}
      />
      <StepBar here="capturing" />
      <StepForm
        step="capturing"
        site_id={site_id}
        draft={draft}
        change={changes => setDraft({ ...draft, ...changes })}
        onSubmit={async () => setCreated((await create.mutateAsync(draft)).id)}
        submit={t('campaign.create_and_continue')}
        isDisabled={created !== undefined}
      />
      <UnsavedChanges isDirty={isDirty} />
    </>
  )
}
