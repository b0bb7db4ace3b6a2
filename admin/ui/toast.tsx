/** Short news of what just happened: 5 s, paused by hover and focus, announced; one with an action stays until closed. The only file that knows the library's unstable toasts. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import './toast.css'

export type ToastContents = {
  text: string
  /** A second line: the reason, or the request id. */
  note?: string
  tone?: 'good' | 'bad' | 'info'
  action?: { label: string; onAction: () => void }
}

export const toastMilliseconds = 5000
const icons = { good: CircleCheck, bad: CircleAlert, info: Info }
const queue = new ToastQueue<ToastContents>({ maxVisibleToasts: 3 })

/** Shows a toast; the result closes it early. */
export function toast(contents: ToastContents): () => void {
  const key = queue.add(contents, contents.action ? undefined : { timeout: toastMilliseconds })
  return () => queue.close(key)
}

export function Toasts() {
  const { t } = useMessages()
  return (
    <ToastRegion queue={queue} className="toasts">
      {({ toast: shown }) => {
        const { text, note, tone = 'good', action } = shown.content
        const Icon = icons[tone]
        return (
          <AriaToast toast={shown} className="toast" data-tone={tone}>
            <Icon size={16} aria-hidden />
            <ToastContent className="toast-words">
              <Text slot="title">{text}</Text>
              {note && <Text slot="description">{note}</Text>}
            </ToastContent>
            {action && (
              <Button
                variant="quiet"
                onPress={() => {
                  action.onAction()
                  queue.close(shown.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <AriaButton slot="close" className="button" data-variant="quiet" data-square aria-label={t('ui.close')}>
              <X size={16} aria-hidden />
            </AriaButton>
          </AriaToast>
        )
      }}
    </ToastRegion>
  )
}
