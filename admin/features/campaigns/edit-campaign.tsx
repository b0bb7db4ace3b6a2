/** A campaign in its steps: each is kept before the next; activation says what is missing. */
import type { Campaign } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath, resultsPath, type StepId, stepIds, stepOf } from '../../product/campaigns/paths.ts'
import { EditorDialogs } from '../../product/editor/editor-dialogs.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, refusal, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { toast } from '../../ui/toast.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import styles from './missing-parts.module.css'
import { MissingParts } from './missing-parts.tsx'
import { campaignQuery } from './queries.ts'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { useCampaignEditor } from './use-campaign-editor.ts'

export function EditCampaign() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { campaign_id } = useParams({ from: '/sites/$site_id/marketing/campaigns/$campaign_id/edit' })
  const { data, error, refetch } = useQuery(campaignQuery(site_id, campaign_id))
  const back = { label: t('campaigns.title'), href: campaignsPath(site_id) }
  if (error && !data) return <ErrorState whole error={error} onRetry={refetch} back={back} />
  return data ? <Steps key={data.id} site_id={site_id} campaign={data} /> : <Skeleton lines={['40%', '60%', '50%']} />
}

function Steps({ site_id, campaign }: { site_id: string; campaign: Campaign }) {
  const { t } = useMessages()
  const [view] = useView('/sites/$site_id/marketing/campaigns/$campaign_id/edit')
  const router = useRouter()
  const { actionsOf, dialogs } = useCampaignActions(site_id)
  const editor = useCampaignEditor(site_id, campaign)
  const step = stepIds.find(id => id === view.step) ?? 'capturing'
  const at = stepIds.indexOf(step)
  const [next, before] = [stepIds[at + 1], stepIds[at - 1]]
  const hrefOf = (id: StepId) => editPath(site_id, campaign.id, id)
  const isArchived = campaign.status === 'archived'

  const submit = async () => {
    if (!(await editor.submit())) return
    if (next) await router.navigate({ href: hrefOf(next) })
    else toast({ text: t('campaign.saved') })
  }
  const others = actionsOf(campaign).filter(
    ({ id }) => id !== 'publish' && id !== 'edit' && (id !== 'results' || campaign.status === 'inactive'),
  )
  return (
    <>
      <PageHeader
        title={campaign.name}
        status={<StatusBadge status={campaign.status} />}
        back={{ label: t('campaigns.title'), href: campaignsPath(site_id) }}
        action={
          campaign.status === 'inactive' ? (
            <Publish site_id={site_id} campaign={campaign} editor={editor} />
          ) : (
            <Link look="button" href={resultsPath(site_id, campaign.id)}>
              {t('campaigns.results')}
            </Link>
          )
        }
        menu={others}
      />
      <StepBar here={step} hrefOf={hrefOf} lacking={new Set(campaign.missing.map(part => stepOf(part.pointer)))} />
      {isArchived ? (
        <div className={styles.missingParts}>
          <Notice tone="info" title={t('campaign.is_archived')} />
        </div>
      ) : (
        <MissingParts campaign={campaign} hrefOf={hrefOf} />
      )}
      <StepForm
        step={step}
        site_id={site_id}
        draft={editor.draft}
        change={changes => editor.change(draft => ({ ...draft, ...changes }))}
        onSubmit={submit}
        submit={t(next ? 'campaign.save_and_continue' : 'campaign.save')}
        isDisabled={isArchived}
        back={before && hrefOf(before)}
      />
      <EditorDialogs editor={editor} />
      {dialogs}
    </>
  )
}

type PublishProps = { site_id: string; campaign: Campaign; editor: ReturnType<typeof useCampaignEditor> }

function Publish({ site_id, campaign, editor }: PublishProps) {
  const messages = useMessages()
  const { t } = messages
  const publish = useChange({
    run: () => client.campaigns.publish({ site_id, campaign_id: campaign.id }),
    shows: () => [patched('campaigns', campaign.id, { status: 'active' })],
    refreshes: ofSite(site_id, 'campaigns', 'popups'),
    done: ({ name }) => ({ text: t('campaigns.published', { name }) }),
  })
  const saveAndPublish = async () => {
    try {
      if (await editor.submit()) publish.mutate()
    } catch (error) {
      toast(refusal(error, messages))
    }
  }
  return (
    <Button variant="primary" isPending={editor.isSaving || publish.isPending} onPress={saveAndPublish}>
      {t('campaigns.publish')}
    </Button>
  )
}
