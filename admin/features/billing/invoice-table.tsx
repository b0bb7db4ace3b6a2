/** Invoices of the account or of one of its sites, each with its PDF. */
import type { Invoice, InvoiceStatus } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { useList } from '../../product/lists/use-list.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './billing.module.css'
import { InvoiceDetails } from './invoice-details.tsx'
import { useInvoiceLink } from './invoice-links.tsx'
import { invoicesQuery } from './queries.ts'

const statuses: Record<InvoiceStatus, [MessageKey, Tone | undefined]> = {
  draft: ['billing.invoice_draft', undefined],
  open: ['billing.invoice_open', 'warning'],
  paid: ['billing.invoice_paid', 'good'],
  uncollectible: ['billing.invoice_uncollectible', 'bad'],
  void: ['billing.invoice_void', undefined],
}

export function InvoiceTable({ site_id }: { site_id?: string }) {
  const { t, date, language } = useMessages()
  const list = useList(invoicesQuery(site_id))
  const [opened, open] = useState<Invoice>()
  const pdf = useInvoiceLink('pdf_url')
  const payment = useInvoiceLink('payment_url')
  const nameOf = ({ number, created_at }: Invoice) => number ?? date(created_at)
  return (
    <Section title={t('billing.invoices')} isFlush>
      <DataTable
        label={t('billing.invoices')}
        {...list}
        isPart
        nameOf={nameOf}
        onOpen={open}
        empty={<EmptyState title={t('billing.no_invoices')} text={t('billing.no_invoices_text')} />}
        columns={[
          { id: 'number', label: t('billing.invoice_number'), cell: ({ number }) => number ?? t('billing.no_number') },
          {
            id: 'date',
            label: t('billing.date'),
            width: '120px',
            cell: ({ created_at }) => <span className={styles.whole}>{date(created_at)}</span>,
          },
          {
            id: 'status',
            label: t('billing.state'),
            width: '140px',
            cell: invoice => <InvoiceBadge invoice={invoice} />,
          },
          {
            id: 'total',
            label: t('billing.total'),
            width: '120px',
            align: 'end',
            cell: ({ total, currency }) => (
              <span className={styles.whole}>{formatAmount({ amount: total, currency }, language)}</span>
            ),
          },
        ]}
        actionsOf={invoice => [
          { id: 'pdf', label: t('billing.pdf'), onAction: () => pdf.mutate(invoice.id) },
          ...(invoice.status === 'open'
            ? [{ id: 'pay', label: t('billing.pay'), onAction: () => payment.mutate(invoice.id) }]
            : []),
        ]}
      />
      <Dialog
        title={opened ? t('billing.invoice_title', { name: nameOf(opened) }) : ''}
        isOpen={opened !== undefined}
        onClose={() => open(undefined)}
      >
        {opened && <InvoiceDetails invoice={opened} />}
      </Dialog>
    </Section>
  )
}

function InvoiceBadge({ invoice: { status, amount_refunded, total } }: { invoice: Invoice }) {
  const { t } = useMessages()
  if (amount_refunded > 0)
    return (
      <Badge tone="info">
        {amount_refunded >= total ? t('billing.payment_refunded') : t('billing.payment_partially_refunded')}
      </Badge>
    )
  const [label, tone] = statuses[status]
  return <Badge tone={tone}>{t(label)}</Badge>
}
