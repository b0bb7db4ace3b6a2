/** A draft in its steps, whom it reaches or what it looks like beside them; the last place shows it whole and sends it. */
import type { Broadcast } from '@leadwright/sdk'
import { constraints } from '@leadwright/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectHistory } from '../../../product/activities/object-history.tsx'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { StepBar } from '../../../product/objects/step-bar.tsx'
import { useView } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Link } from '../../../ui/link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useBroadcastActions } from './broadcast-actions.tsx'
import styles from './broadcast-steps.module.css'
import { broadcastPath, broadcastsPath, type PlaceId, type StepId, stepIds, stepOf, stepPath } from './paths.ts'
import { Reach } from './reach.tsx'
import { SendBroadcast } from './send-broadcast.tsx'
import { ContentPreview } from './steps/content-preview.tsx'
import { ContentStep } from './steps/content-step.tsx'
import { RecipientsStep } from './steps/recipients-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { ScheduleStep } from './steps/schedule-step.tsx'
import type { StepProps } from './steps/step.ts'
import { useBroadcastEditor } from './use-broadcast-editor.ts'

const steps = {
  recipients: RecipientsStep,
  content: ContentStep,
  schedule: ScheduleStep,
} satisfies Record<StepId, (props: StepProps) => ReactNode>

export function useStepWords(): Record<PlaceId, string> {
  const { t } = useMessages()
  return {
    recipients: t('broadcasts.recipients'),
    content: t('broadcasts.step_content'),
    schedule: t('broadcasts.step_schedule'),
    review: t('broadcasts.review'),
  }
}

export function BroadcastSteps({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [{ step: here = 'recipients', tab }] = useView('/sites/$site_id/emails/broadcasts/$broadcast_id')
  const editor = useBroadcastEditor(site_id, broadcast)
  const { actionsOf, dialogs } = useBroadcastActions(site_id)
  useEditorKeys(editor, tab === undefined)
  const words = useStepWords()
  const hrefOf = (place: PlaceId) => stepPath(site_id, broadcast.id, place)
  const fields = useFocusOnStep(here)
  const step = here === 'review' ? undefined : here
  const Step = step && steps[step]
  const props: StepProps = { site_id, broadcast, draft: editor.draft, editor }
  const isHistory = tab === 'history'
  return (
    <>
      <ObjectHeader
        back={{ label: t('broadcasts.title'), href: broadcastsPath(site_id) }}
        name={editor.draft.name}
        rename={{
          label: t('broadcasts.name'),
          maxLength: constraints.NewBroadcast.name.maxLength,
          onChange: name => editor.change({ name }, 'name'),
        }}
        status={<StatusBadge status="draft" />}
        saving={<SavingIndicator editor={editor} />}
        tools={!isHistory && <UndoButtons editor={editor} />}
        action={
          step || isHistory ? (
            <Link look="button" variant="primary" href={hrefOf('review')}>
              {t('broadcasts.review')}
            </Link>
          ) : (
            <SendBroadcast {...props} />
          )
        }
        menu={actionsOf(broadcast)}
        tabs={[
          { id: 'edit', href: broadcastPath(site_id, broadcast.id) },
          ...(can('read-site', site_id)
            ? [{ id: 'history' as const, href: broadcastPath(site_id, broadcast.id, 'history') }]
            : []),
        ]}
        here={isHistory ? 'history' : 'edit'}
      />
      {isHistory ? (
        <ObjectHistory site_id={site_id} subject_id={broadcast.id} timeZone={timezone} />
      ) : (
        <>
          <StepBar
            places={[...stepIds, 'review' as const].map(id => ({ id, label: words[id] }))}
            here={here}
            last="review"
            hrefOf={hrefOf}
            lacking={new Set(broadcast.missing.map(({ pointer }) => stepOf(pointer)))}
          />
          <div className={styles.columns}>
            <div ref={fields} className={styles.fields} tabIndex={-1}>
              {Step ? <Step {...props} /> : <ReviewStep {...props} hrefOf={hrefOf} />}
              {step && <StepLinks step={step} hrefOf={hrefOf} />}
            </div>
            <div className={styles.beside}>
              {here === 'content' || here === 'review' ? <ContentPreview {...props} /> : <Reach {...props} />}
            </div>
          </div>
        </>
      )}
      {dialogs}
      <EditorDialogs editor={editor} />
    </>
  )
}

function StepLinks({ step, hrefOf }: { step: StepId; hrefOf: (place: PlaceId) => ReturnType<typeof stepPath> }) {
  const { t } = useMessages()
  const at = stepIds.indexOf(step)
  const [next = 'review' as const, before] = [stepIds[at + 1], stepIds[at - 1]]
  return (
    <div className="row-of">
      <Link look="button" variant="primary" href={hrefOf(next)}>
        {t('broadcasts.continue')}
      </Link>
      {before && (
        <Link look="button" href={hrefOf(before)}>
          {t('campaign.back')}
        </Link>
      )}
    </div>
  )
}

/** The pressed link is gone, so the focus moves to the fields. */
function useFocusOnStep(here: PlaceId) {
  const fields = useRef<HTMLDivElement>(null)
  const former = useRef(here)
  useEffect(() => {
    if (former.current === here) return
    former.current = here
    fields.current?.focus()
  }, [here])
  return fields
}
