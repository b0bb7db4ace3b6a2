/** Stripe's addresses of an invoice, asked for when they are needed, since they expire. */
import { Download, ExternalLink } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { pageElsewhere } from '../../ui/href.ts'
import { toast } from '../../ui/toast.ts'
import { billing } from './queries.ts'

type LinkKind = 'pdf_url' | 'payment_url'

export function useInvoiceLink(type: LinkKind) {
  const { t } = useMessages()
  return useChange({
    run: async (invoice_id: string) => {
      const links = await billing.getInvoiceLinks({ invoice_id })
      const url = links[type]
      if (url) window.location.assign(pageElsewhere(url))
      else toast({ text: type === 'pdf_url' ? t('billing.no_pdf') : t('billing.nothing_to_pay') })
    },
    shows: 'the answer',
  })
}

export function PayLink({ invoice_id }: { invoice_id: string }) {
  const { t } = useMessages()
  const open = useInvoiceLink('payment_url')
  return (
    <Button
      icon={<ExternalLink size={14} aria-hidden />}
      isPending={open.isPending}
      onPress={() => open.mutate(invoice_id)}
    >
      {t('billing.pay')}
    </Button>
  )
}

export function PdfLink({ invoice_id }: { invoice_id: string }) {
  const { t } = useMessages()
  const open = useInvoiceLink('pdf_url')
  return (
    <Button
      icon={<Download size={14} aria-hidden />}
      isPending={open.isPending}
      onPress={() => open.mutate(invoice_id)}
    >
      {t('billing.pdf')}
    </Button>
  )
}
