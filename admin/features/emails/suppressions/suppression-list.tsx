/** Addresses that get no email: why, where that is known from and since when; those that get email again, with the cause. */

import type { Suppression, SuppressionReason } from '@leadwright/sdk'
import { Ban, Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { suppressionsQuery } from '../../../product/emails/queries.ts'
import { RemoveDialog } from '../../../product/emails/suppressions/remove-dialog.tsx'
import { reasonNames, reasons } from '../../../product/emails/suppressions/words.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { useBegun } from '../../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmailSections } from '../email-sections.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { SuppressDialog } from './suppress-dialog.tsx'
import { SuppressionTable } from './suppression-table.tsx'

export function SuppressionList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const begun = useBegun(site_id)
  const [view, change] = useView('/sites/$site_id/emails/suppressions')
  const [asked, setAsked] = useState<'add' | 'import'>()
  const [removed, setRemoved] = useState<Suppression>()
  const filter = { search: view.q, reason: view.reason as SuppressionReason | undefined, status: view.status }
  const list = useList(suppressionsQuery(site_id, filter))
  const isFiltered = Boolean(view.q || view.reason || view.status)
  const exporting = useChange({
    run: () => emailClient.suppressions.startExport({ site_id, body: { format: 'csv', ...filter } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: begun,
  })
  const add = (
    <Button variant="primary" icon={<Ban size={16} aria-hidden />} onPress={() => setAsked('add')}>
      {t('suppressions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('emails.title')}
        action={add}
        menu={[
          {
            id: 'import',
            label: t('suppressions.import'),
            icon: <Upload size={16} aria-hidden />,
            onAction: () => setAsked('import'),
          },
          {
            id: 'export',
            label: t('suppressions.export'),
            icon: <Download size={16} aria-hidden />,
            onAction: () => exporting.mutate(undefined),
          },
        ]}
      />
      <EmailSections here="suppressions" />
      <FilterBar search={{ label: t('suppressions.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        <Select
          label={t('suppressions.reason')}
          isRequired
          value={view.reason ?? 'any'}
          onChange={id => change({ reason: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('suppressions.any_reason') },
            ...reasons.map(id => ({ id, label: t(reasonNames[id]) })),
          ]}
        />
        <Select
          label={t('suppressions.state')}
          isRequired
          value={view.status ?? 'active'}
          onChange={id => change({ status: id === 'removed' ? 'removed' : undefined })}
          options={[
            { id: 'active', label: t('suppressions.in_force') },
            { id: 'removed', label: t('suppressions.removed') },
          ]}
        />
      </FilterBar>
      <SuppressionTable
        list={list}
        onRemove={view.status === 'removed' ? undefined : setRemoved}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<Ban size={20} aria-hidden />}
              onClear={() => change({ q: undefined, reason: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              isNarrowed
              icon={<Ban size={20} aria-hidden />}
              title={t('suppressions.empty_title')}
              text={t('suppressions.empty_text')}
            />
          )
        }
      />
      {asked === 'add' && <SuppressDialog site_id={site_id} onClose={() => setAsked(undefined)} />}
      {asked === 'import' && <ImportDialog site_id={site_id} onClose={() => setAsked(undefined)} />}
      {removed && <RemoveDialog site_id={site_id} suppression={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
