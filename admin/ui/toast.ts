/** Short news of what just happened: `toast({ text })`. Shown by the region of `toast-region.tsx`. */
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastContents = {
  text: string
  /** A second line: the reason, or the request id. */
  note?: string
  tone?: 'good' | 'bad' | 'info'
  action?: { label: string; onAction: () => void }
}

export const toastMilliseconds = 5000

export const toastQueue = new ToastQueue<ToastContents>({ maxVisibleToasts: 3 })

/** Shows a toast; the result closes it early. */
export function toast(contents: ToastContents): () => void {
  const key = toastQueue.add(contents, contents.action ? undefined : { timeout: toastMilliseconds })
  return () => toastQueue.close(key)
}
