/** Shows toasts: 5 s, paused by hover and focus, announced; one with an action stays until closed. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { useMessages } from '../messages/messages.tsx'
import buttonStyles from './button.module.css'
import { Button } from './button.tsx'
import toastStyles from './toast.module.css'
import { toastQueue as queue } from './toast.ts'

const icons = { good: CircleCheck, bad: CircleAlert, info: Info }

export function Toasts() {
  const { t } = useMessages()
  return (
    <ToastRegion queue={queue} className={toastStyles.toasts}>
      {({ toast: shown }) => {
        const { text, note, tone = 'good', action } = shown.content
        const Icon = icons[tone]
        return (
          <AriaToast toast={shown} className={toastStyles.toast} data-slot="toast" data-tone={tone}>
            <Icon size={16} aria-hidden />
            <ToastContent className={toastStyles.words}>
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
            <AriaButton
              slot="close"
              className={buttonStyles.button}
              data-slot="button"
              data-variant="quiet"
              data-square
              aria-label={t('ui.close')}
            >
              <X size={16} aria-hidden />
            </AriaButton>
          </AriaToast>
        )
      }}
    </ToastRegion>
  )
}
