/** A campaign in its steps, what visitors will see beside them; the last place shows it whole and publishes it. */
import type { Campaign } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath, type PlaceId, stepIds, stepOf } from '../../product/campaigns/paths.ts'
import { EditorDialogs } from '../../product/editor/editor-dialogs.tsx'
import { useSiteId, useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CampaignHeader } from './campaign-header.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import styles from './edit-campaign.module.css'
import { MissingParts } from './missing-parts.tsx'
import { PublishCampaign, ReviewLink } from './publish-campaign.tsx'
import { campaignQuery } from './queries.ts'
import { CampaignReview } from './review/campaign-review.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { useCampaignEditor } from './use-campaign-editor.ts'

const path = '/sites/$site_id/marketing/campaigns/$campaign_id/edit'

export function EditCampaign() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { campaign_id } = useParams({ from: path })
  const { data, error, refetch } = useQuery(campaignQuery(site_id, campaign_id))
  const back = { label: t('campaigns.title'), href: campaignsPath(site_id) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  return data ? <Steps key={data.id} campaign={data} /> : <Skeleton lines={['40%', '60%', '50%']} />
}

function Steps({ campaign }: { campaign: Campaign }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const [{ step: here = 'capturing' }] = useView(path)
  const router = useRouter()
  const editor = useCampaignEditor(site_id, campaign)
  const { draft } = editor
  const step = here === 'review' ? undefined : here
  const at = step ? stepIds.indexOf(step) : stepIds.length
  const [next = 'review', before] = [stepIds[at + 1], stepIds[at - 1]]
  const hrefOf = (id: PlaceId) => editPath(site_id, campaign.id, id)
  const isArchived = campaign.status === 'archived'
  const lacking = new Set(campaign.missing.map(part => stepOf(part.pointer)))

  const submit = async () => {
    if (await editor.submit()) await router.navigate({ href: hrefOf(next) })
  }
  const action =
    campaign.status !== 'inactive' ? undefined : step ? (
      <ReviewLink campaign_id={campaign.id} />
    ) : (
      <PublishCampaign {...{ site_id, campaign, editor }} isDisabled={campaign.missing.length > 0 && !editor.isDirty} />
    )
  return (
    <>
      <CampaignHeader campaign={campaign} here="edit" action={action} />
      <StepBar here={here} hrefOf={hrefOf} lacking={lacking} />
      <div className={styles.columns}>
        <div>
          {isArchived ? (
            <div className={styles.notice}>
              <Notice tone="info" title={t('campaign.is_archived')} />
            </div>
          ) : (
            step && <MissingParts campaign={campaign} hrefOf={hrefOf} step={step} />
          )}
          {step ? (
            <StepForm
              step={step}
              site_id={site_id}
              draft={draft}
              change={changes => editor.change(draft => ({ ...draft, ...changes }))}
              onSubmit={submit}
              submit={t('campaign.save_and_continue')}
              isDisabled={isArchived}
              back={before && hrefOf(before)}
            />
          ) : (
            <CampaignReview site_id={site_id} campaign={campaign} draft={draft} hrefOf={hrefOf} />
          )}
        </div>
        <CampaignPreview popup_id={draft.popup_id} />
      </div>
      <EditorDialogs editor={editor} />
    </>
  )
}
