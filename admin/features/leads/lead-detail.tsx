/** One lead: who it is and may it be mailed, its groups and values, then what happened, what it agreed to, its mail and runs. */

import type { Lead, LeadChanges } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { Ban, Download, Eye, History, Merge, Trash2, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { LeadQuality } from '../../product/leads/lead-quality.tsx'
import { fullName } from '../../product/leads/lead-view.ts'
import styles from '../../product/leads/leads.module.css'
import { mergedInto } from '../../product/leads/merged-into.ts'
import { leadQuery } from '../../product/leads/queries.ts'
import { patched } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { EnrollDialog } from './enroll-dialog.tsx'
import { LeadConsents } from './lead-consents.tsx'
import { LeadFields } from './lead-fields.tsx'
import { LeadGroups } from './lead-groups.tsx'
import { LeadMail } from './lead-mail.tsx'
import { LeadMerges } from './lead-merges.tsx'
import { EraseLead, UnsubscribeLead } from './lead-mutations.tsx'
import { LeadFacts, LeadPerson } from './lead-person.tsx'
import { LeadRuns } from './lead-runs.tsx'
import { LeadSuppression } from './lead-suppression.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { LeadTopics } from './lead-topics.tsx'
import { LeadOrigin, LeadVisits } from './lead-visits.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { OfLead } from './of-lead.ts'
import { usePersonExport } from './use-person-export.ts'

/** A lead as it will be: `null` removes the value of a custom field. */
function shownChanges({ custom_fields, ...others }: LeadChanges): Partial<Lead> {
  if (custom_fields === undefined) return others
  const values = Object.entries(custom_fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  )
  return { ...others, custom_fields: Object.fromEntries(values) }
}

export function LeadDetail() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const { lead_id } = useParams({ from: '/sites/$site_id/leads/$lead_id' })
  const [asked, setAsked] = useState<'unsubscribe' | 'erase' | 'enroll' | 'merge'>()
  const { data: lead, error, refetch } = useQuery(leadQuery(site_id, lead_id))
  const save = useChange({
    run: ({ body, isOverwriting }: { body: LeadChanges; isOverwriting: boolean }) =>
      client.leads.update({ site_id, lead_id, body }, { ifMatch: isOverwriting ? undefined : lead?.version }),
    shows: ({ body }) => [patched('leads', lead_id, shownChanges(body))],
    refreshes: ofSite(site_id, 'leads'),
    done: () => ({ text: t('leads.saved_toast') }),
    isHandled: () => true,
  })
  const exportPerson = usePersonExport(site_id, lead_id)
  const mayChange = can('manage-leads', site_id)
  const onSave = mayChange
    ? (body: LeadChanges, isOverwriting = false) => save.mutateAsync({ body, isOverwriting })
    : undefined
  const back = { label: t('leads.title'), href: pathTo('/sites/$site_id/leads', { site_id }) }

  const into = lead ? undefined : mergedInto(error)
  if (into)
    return <Navigate to="." href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: into })} replace />
  if (error && !lead) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!lead)
    return (
      <>
        <PageHeader title={t('leads.lead')} back={back} />
        <Skeleton />
      </>
    )
  const name = fullName(lead)
  return (
    <>
      <PageHeader
        title={name || lead.email}
        status={<StatusBadge status={lead.mailability} />}
        description={name ? lead.email : undefined}
        back={back}
        menu={[
          ...(can('read-site', site_id)
            ? [
                {
                  id: 'history',
                  label: t('activities.title'),
                  icon: <History size={16} aria-hidden />,
                  href: pathTo('/sites/$site_id/activities', { site_id }, { subject_id: lead.id }),
                },
              ]
            : []),
          ...(can('manage-sites', site_id)
            ? [
                {
                  id: 'seen_by',
                  label: t('data_access.of_lead'),
                  icon: <Eye size={16} aria-hidden />,
                  href: pathTo('/sites/$site_id/activities', { site_id }, { tab: 'data-access', subject_id: lead.id }),
                },
              ]
            : []),
          ...(can('manage-marketing', site_id)
            ? [
                {
                  id: 'enroll',
                  label: t('leads.enroll'),
                  icon: <Waypoints size={16} aria-hidden />,
                  onAction: () => setAsked('enroll'),
                },
              ]
            : []),
          ...(mayChange
            ? [
                {
                  id: 'merge',
                  label: t('merging.open'),
                  icon: <Merge size={16} aria-hidden />,
                  onAction: () => setAsked('merge'),
                },
                ...(lead.mailability === 'subscribed' || !lead.unsubscribed_at
                  ? [
                      {
                        id: 'unsubscribe',
                        label: t('leads.unsubscribe'),
                        icon: <Ban size={16} aria-hidden />,
                        isDanger: true,
                        onAction: () => setAsked('unsubscribe'),
                      },
                    ]
                  : []),
                {
                  id: 'export',
                  label: t('leads.export_person'),
                  icon: <Download size={16} aria-hidden />,
                  onAction: () => exportPerson.mutate(lead.email),
                },
                {
                  id: 'erase',
                  label: t('leads.erase'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsked('erase'),
                },
              ]
            : []),
        ]}
      />
      <div className="stack">
        {can('manage-emails', site_id) && <LeadSuppression site_id={site_id} lead={lead} timezone={timezone} />}
        <div className={styles.lead}>
          <div className={styles.side}>
            <LeadPerson lead={lead} onSave={onSave} />
            <LeadQuality site_id={site_id} lead={lead} timezone={timezone} mayChange={mayChange} />
            <LeadGroups lead={lead} />
            <LeadTopics site_id={site_id} lead={lead} timezone={timezone} />
            <LeadFields lead={lead} onSave={onSave} />
            <LeadFacts lead={lead} timezone={timezone} />
            <LeadOrigin lead={lead} timezone={timezone} />
            <LeadMerges site_id={site_id} lead_id={lead.id} timezone={timezone} />
          </div>
          <LeadHistory site_id={site_id} lead_id={lead.id} timezone={timezone} />
        </div>
      </div>
      <UnsubscribeLead lead={lead} isOpen={asked === 'unsubscribe'} onClose={() => setAsked(undefined)} />
      <EnrollDialog
        site_id={site_id}
        lead_ids={[lead.id]}
        isOpen={asked === 'enroll'}
        onClose={() => setAsked(undefined)}
      />
      {asked === 'merge' && <MergeDialog lead={lead} onClose={() => setAsked(undefined)} />}
      <EraseLead lead={lead} isOpen={asked === 'erase'} onClose={() => setAsked(undefined)} />
    </>
  )
}

function LeadHistory(props: OfLead) {
  const { t } = useMessages()
  const can = useCan()
  const [view, change] = useView('/sites/$site_id/leads/$lead_id')
  const tabs = [
    { id: 'timeline', label: t('leads.timeline'), content: <LeadTimeline {...props} /> },
    { id: 'visits', label: t('visitors.visits'), content: <LeadVisits {...props} /> },
    { id: 'consents', label: t('leads.consents'), content: <LeadConsents {...props} /> },
    ...(can('manage-emails', props.site_id)
      ? [{ id: 'mail', label: t('leads.sent_email'), content: <LeadMail {...props} /> }]
      : []),
    ...(can('manage-marketing', props.site_id)
      ? [{ id: 'runs', label: t('leads.runs'), content: <LeadRuns {...props} /> }]
      : []),
  ]
  return (
    <Section>
      <Tabs
        label={t('leads.history')}
        tabs={tabs}
        selected={tabs.some(tab => tab.id === view.tab) ? view.tab : 'timeline'}
        onSelect={tab => change({ tab: tab === 'timeline' ? undefined : tab })}
      />
    </Section>
  )
}
