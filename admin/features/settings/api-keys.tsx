/** API keys: what programs sign in with. A key is shown once, when it is made or reset. */

import type { ApiKey } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { grantWords } from '../../product/account/grants.ts'
import { removed } from '../../product/lists/shown.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useAccountSites } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { apiKeys } from './client.ts'
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx'
import { EditApiKeyDialog } from './edit-api-key-dialog.tsx'
import { NewKeyDialog, type ShownKey } from './new-key-dialog.tsx'
import { apiKeysQuery } from './queries.ts'

type DialogRequest = { act: 'reset' | 'delete'; key: ApiKey }

export function ApiKeys() {
  const { t, relative, date, list } = useMessages()
  const all = wholeList(useQuery(apiKeysQuery()))
  const keys = all.rows
  const { data: sites = [] } = useAccountSites()
  const [isCreating, setCreating] = useState(false)
  const [shown, setShown] = useState<ShownKey>()
  const [asked, setAsked] = useState<DialogRequest>()
  const [edited, setEdited] = useState<ApiKey>()
  const refreshes = [apiKeysQuery().queryKey]
  const reset = useChange({
    run: (key: ApiKey) => apiKeys.reset({ api_key_id: key.id }),
    shows: 'the answer',
    refreshes,
    isHandled: () => true,
  })
  const remove = useChange({
    run: (key: ApiKey) => apiKeys.delete({ api_key_id: key.id }),
    shows: ({ id }) => [removed('api_keys', id)],
    refreshes,
    done: (_, key) => ({ text: t('api_keys.deleted_toast', { name: key.name }) }),
    isHandled: () => true,
  })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating(true)}>
      {t('api_keys.create')}
    </Button>
  )
  const reach = (key: ApiKey) =>
    key.all_sites
      ? t('api_keys.all_sites')
      : list(key.site_ids.map(id => sites.find(site => site.id === id)?.name ?? id))
  const rights = (key: ApiKey) =>
    list([...(key.read_only ? [t('api_keys.read_only_short')] : []), ...key.grants.map(grant => t(grantWords[grant]))])
  const expiry = ({ expires_at }: ApiKey) => {
    if (!expires_at) return t('api_keys.no_expiry')
    return Date.parse(expires_at) > Date.now() ? date(expires_at) : t('api_keys.expired', { day: date(expires_at) })
  }

  return (
    <>
      {(keys?.length ?? 0) > 0 && (
        <FilterBar count={t('api_keys.count', { count: keys?.length ?? 0 })}>{create}</FilterBar>
      )}
      <DataTable
        label={t('api_keys.title')}
        {...all}
        nameOf={key => key.name}
        empty={
          <EmptyState
            icon={<KeyRound size={20} aria-hidden />}
            title={t('api_keys.empty_title')}
            text={t('api_keys.empty_text')}
            action={create}
          />
        }
        columns={[
          { id: 'name', label: t('api_keys.name'), cell: key => key.name },
          { id: 'ending', label: t('api_keys.key'), width: '110px', cell: key => <code>…{key.ending}</code> },
          { id: 'sites', label: t('api_keys.reach'), hideBelow: 1024, cell: reach },
          { id: 'grants', label: t('api_keys.grants'), hideBelow: 1024, cell: rights },
          {
            id: 'used',
            label: t('api_keys.used'),
            width: '140px',
            cell: key => (key.last_used_at ? relative(key.last_used_at) : t('api_keys.never')),
          },
          { id: 'expires', label: t('api_keys.expires'), width: '140px', hideBelow: 1024, cell: expiry },
          {
            id: 'created',
            label: t('sites.created'),
            width: '120px',
            hideBelow: 1024,
            cell: key => date(key.created_at),
          },
        ]}
        actionsOf={key => [
          {
            id: 'edit',
            label: t('api_keys.edit'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => setEdited(key),
          },
          {
            id: 'reset',
            label: t('api_keys.reset'),
            icon: <RotateCw size={16} aria-hidden />,
            onAction: () => setAsked({ act: 'reset', key }),
          },
          {
            id: 'delete',
            label: t('api_keys.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setAsked({ act: 'delete', key }),
          },
        ]}
      />
      <CreateApiKeyDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={key => {
          setCreating(false)
          setShown(key)
        }}
      />
      <EditApiKeyDialog apiKey={edited} onClose={() => setEdited(undefined)} />
      <ConfirmDialog
        title={t('api_keys.reset_title', { name: asked?.key.name ?? '' })}
        action={t('api_keys.reset')}
        isOpen={asked?.act === 'reset'}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && setShown(await reset.mutateAsync(asked.key))}
      >
        <p>{t('api_keys.reset_text', { ending: asked?.key.ending ?? '' })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('api_keys.delete_title', { name: asked?.key.name ?? '' })}
        action={t('api_keys.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && remove.mutateAsync(asked.key)}
      >
        <p>{t('api_keys.delete_text')}</p>
      </ConfirmDialog>
      <NewKeyDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
