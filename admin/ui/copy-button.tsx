/** Copies a text and says so. */
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { IconButton } from './icon-button.tsx'
import { toast } from './toast.ts'

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useMessages()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast({ text: t('ui.copy_failed'), tone: 'bad' }),
    )
  return (
    <>
      <IconButton
        label={label ?? t('ui.copy')}
        icon={isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        onPress={copy}
      />
      <span className="visually-hidden" role="status">
        {isCopied ? t('ui.copied') : ''}
      </span>
    </>
  )
}
