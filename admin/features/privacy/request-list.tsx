/** What people asked for about their data on all sites of the account: exports and erasures, with their certificates. */
import type { PersonRequest } from '@leadwright/sdk'
import { Plus, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { saveBlob, saveFile } from '../../product/save-file.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { personRequests } from './client.ts'
import { NewRequestDialog } from './new-request.tsx'
import { personRequestsQuery } from './queries.ts'

export function RequestList() {
  const { t, moment } = useMessages()
  const [view, change] = useView('/privacy-requests')
  const [isOpen, setOpen] = useState(false)
  const list = useList(personRequestsQuery(view.q))
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setOpen(true)}>
      {t('privacy.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('privacy.title')} description={t('privacy.text')} action={create} />
      <FilterBar
        search={{ label: t('privacy.find'), value: view.q ?? '', onChange: q => change({ q: q || undefined }) }}
      />
      <DataTable<PersonRequest>
        label={t('privacy.title')}
        {...list}
        lines={2}
        nameOf={request => request.email ?? request.id}
        empty={
          view.q ? (
            <NoMatches
              icon={<ShieldCheck size={20} aria-hidden />}
              title={t('privacy.none_found')}
              text={t('privacy.none_found_text')}
              onClear={() => change({ q: undefined })}
            />
          ) : (
            <EmptyState
              icon={<ShieldCheck size={20} aria-hidden />}
              title={t('privacy.empty_title')}
              text={t('privacy.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'who', label: t('privacy.person'), cell: request => <Who request={request} /> },
          { id: 'what', label: t('privacy.what'), cell: request => <What request={request} /> },
          { id: 'at', label: t('privacy.at'), width: '230px', cell: ({ requested_at }) => moment(requested_at) },
          { id: 'files', label: t('privacy.files'), cell: request => <Files request={request} /> },
        ]}
      />
      <NewRequestDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Who({ request: { email, type } }: { request: PersonRequest }) {
  const { t } = useMessages()
  if (email) return email
  return (
    <span className="muted">{type === 'erasure' ? t('privacy.erased_person') : t('privacy.forgotten_person')}</span>
  )
}

function What({ request: { type, status, sites, site_count } }: { request: PersonRequest }) {
  const { t } = useMessages()
  const found = sites.filter(({ outcome }) => outcome === 'found').length
  return (
    <span className="row-of">
      {type === 'erasure' ? t('privacy.erasure') : t('privacy.export')}
      <Badge>{status === 'completed' ? t('privacy.completed') : t('privacy.running')}</Badge>
      <small className="muted">
        {status === 'completed'
          ? t('privacy.found', { found, site_count })
          : t('privacy.progress', { done: sites.length, site_count })}
      </small>
    </span>
  )
}

function Files({ request: { id, status, download_until } }: { request: PersonRequest }) {
  const { t, day } = useMessages()
  const save = useChange({
    run: async (what: 'certificate' | 'download') => {
      const of = { person_request_id: id }
      if (what === 'download') saveBlob(`${id}.json`, await personRequests.download(of))
      else saveFile(`${id}-certificate.json`, await personRequests.getCertificate(of))
    },
    shows: 'the answer',
  })
  if (status !== 'completed') return null
  return (
    <span className="row-of">
      <Button variant="quiet" onPress={() => save.mutate('certificate')}>
        {t('privacy.certificate')}
      </Button>
      {download_until && (
        <Button variant="quiet" onPress={() => save.mutate('download')}>
          {t('privacy.download', { day: day(download_until.slice(0, 10)) })}
        </Button>
      )}
    </span>
  )
}
