/** One AI text: the instructions, the result, and, while it waits, approving (also edited) or rejecting it. */

import { type AiDraft, constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { type Messages, useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { runPath } from '../../../product/journeys/paths.ts'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import { patched } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { Facts } from '../../../ui/section.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AiTextStatus } from './ai-text-status.tsx'

type AiTextDialogProps = { site_id: string; draft: AiDraft | undefined; onClose: () => void }

export function AiTextDialog({ site_id, draft, onClose }: AiTextDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog title={draft?.subject ?? t('ai_texts.one')} size="large" isOpen={draft !== undefined} onClose={onClose}>
      {draft && <Opened key={draft.id} site_id={site_id} draft={draft} onClose={onClose} />}
    </Dialog>
  )
}

function refusalWords(error: unknown, t: Messages['t']): string {
  const problem = problemOf(error)
  const isStale = problem.status === 412 || problem.code === 'transition_not_allowed'
  return isStale ? t('ai_texts.decided_elsewhere') : problem.text || t('ui.unreachable')
}

function Opened({ site_id, draft, onClose }: AiTextDialogProps & { draft: AiDraft }) {
  const messages = useMessages()
  const { t } = messages
  const [subject, setSubject] = useState(draft.subject ?? '')
  const [text, setText] = useState(draft.text ?? '')
  const [isRejecting, setRejecting] = useState(false)
  const waits = draft.status === 'awaiting_approval'
  const params = { site_id, draft_id: draft.id }
  const isChanged = subject !== draft.subject || text !== draft.text
  const refreshes = ofSite(site_id, 'ai_drafts')

  const approve = useChange({
    run: () =>
      runClient.aiDrafts.approve({ ...params, body: isChanged ? { subject, text } : {} }, { ifMatch: draft.version }),
    // Stays open until the response, and shows refusals.
    shows: 'the answer',
    refreshes,
    done: () => {
      onClose()
      return { text: t('ai_texts.approved') }
    },
    isHandled: () => true,
  })
  const reject = useChange({
    run: () => runClient.aiDrafts.reject(params, { ifMatch: draft.version }),
    shows: () => [patched('ai_drafts', draft.id, { status: 'rejected' })],
    refreshes,
    done: () => {
      onClose()
      return { text: t('ai_texts.rejected_toast') }
    },
    isHandled: () => true,
  })
  const refusal = approve.error && refusalWords(approve.error, t)
  return (
    <div className="stack">
      <Facts
        facts={[
          [t('journeys.state'), <AiTextStatus key="state" draft={draft} />],
          [t('step.prompt'), draft.prompt],
          [t('step.model'), draft.model],
          [
            t('ai_texts.for'),
            <Link key="run" href={runPath(site_id, draft.journey_id, draft.run_id)}>
              {draft.lead.name || draft.lead.email || t('ai_texts.open_run')}
            </Link>,
          ],
          ...(draft.reason && draft.status !== 'ready'
            ? [[t('ai_texts.reason'), reasonWords(messages, draft.reason)] as [string, string]]
            : []),
        ]}
      />
      {draft.text !== null && (
        <>
          <TextField
            label={t('ai_texts.subject')}
            isRequired
            isReadOnly={!waits}
            maxLength={constraints.AiDraftApproval.subject.maxLength}
            value={subject}
            onChange={setSubject}
          />
          <TextArea
            label={t('ai_texts.text')}
            isRequired
            isReadOnly={!waits}
            rows={12}
            maxLength={constraints.AiDraftApproval.text.maxLength}
            value={text}
            onChange={setText}
          />
        </>
      )}
      {refusal && <Notice tone="bad" title={refusal} />}
      {waits && (
        <FormActions>
          <Button
            variant="primary"
            isPending={approve.isPending}
            isDisabled={subject.trim() === '' || text.trim() === ''}
            onPress={() => approve.mutate()}
          >
            {t(isChanged ? 'ai_texts.approve_changed' : 'ai_texts.approve')}
          </Button>
          <Button variant="quiet-danger" onPress={() => setRejecting(true)}>
            {t('ai_texts.reject')}
          </Button>
        </FormActions>
      )}
      <ConfirmDialog
        title={t('ai_texts.reject_title')}
        action={t('ai_texts.reject')}
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        onConfirm={() => reject.mutateAsync()}
        losses={[t('ai_texts.lost')]}
      >
        <p>{t('ai_texts.reject_text')}</p>
      </ConfirmDialog>
    </div>
  )
}
