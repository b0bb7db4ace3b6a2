/** Why a sandbox does not work or ends soon, and what to do. */
import type { Sandbox, SandboxMachineStatus } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { runtimeQuery } from '../queries.ts'
import { useReactivate } from '../use-reactivate.ts'
import { failureWords } from '../words.ts'

const titles: Partial<Record<SandboxMachineStatus, MessageKey>> = {
  creating: 'sandboxes.trying_again',
  failed: 'sandboxes.failed',
}

/** How what is missing comes to the server. */
function RuntimeCommand() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data } = useQuery(runtimeQuery(site_id))
  if (!data) return null
  return (
    <>
      {' '}
      {t('sandboxes.run_command')} <code>{data.command}</code>
    </>
  )
}

export function SandboxTrouble({ of: sandbox }: { of: Sandbox }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const can = useCan()
  const retry = useChange({
    run: () => sandboxes.retry({ site_id, sandbox_id: sandbox.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'notifications'),
  })
  const reactivate = useReactivate(sandbox)
  const { machine_status, failure, status, expires_at, cleanup_at } = sandbox
  const mayManage = can('manage-sandboxes', site_id)
  return (
    <>
      {failure && (
        <Notice
          tone={machine_status === 'failed' ? 'bad' : 'warning'}
          title={t(titles[machine_status] ?? 'sandboxes.task_failed')}
          action={
            machine_status === 'failed' &&
            mayManage && (
              <Button isPending={retry.isPending} onPress={() => retry.mutate()}>
                {t('sandboxes.retry')}
              </Button>
            )
          }
        >
          {t(failureWords[failure])} {sandbox.failure_part && <code>{sandbox.failure_part}</code>}
          {failure === 'runtime_missing' && <RuntimeCommand />}
        </Notice>
      )}
      {sandbox.restarts_at && (
        <Notice tone="warning" title={t('sandboxes.restarts')}>
          {t('sandboxes.restarts_text', { moment: moment(sandbox.restarts_at, timezone) })}
        </Notice>
      )}
      {sandbox.space_over && (
        <Notice tone="bad" title={t('sandboxes.space_over')}>
          {t('sandboxes.space_over_note')}
        </Notice>
      )}
      {status === 'expiring' && expires_at && (
        <Notice tone="warning" title={t('sandboxes.expires_soon', { moment: moment(expires_at, timezone) })}>
          {t('sandboxes.expires_soon_text')}
        </Notice>
      )}
      {(status === 'action_required' || status === 'expired') && (
        <Notice
          tone={status === 'expired' ? 'warning' : 'bad'}
          title={t('sandboxes.ended')}
          action={
            mayManage &&
            machine_status !== 'deleting' && (
              <Button isPending={reactivate.isPending} onPress={() => reactivate.mutate()}>
                {t('sandboxes.reactivate')}
              </Button>
            )
          }
        >
          {cleanup_at
            ? t('sandboxes.ended_cleanup', { moment: moment(cleanup_at, timezone) })
            : t('sandboxes.ended_text')}
        </Notice>
      )}
    </>
  )
}
