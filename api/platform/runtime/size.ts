/** Formats sizes as whole kilobytes, megabytes or, of disks, gigabytes. */
const kilobyte = 1_024
const megabyte = 1_048_576
const gigabyte = 1_073_741_824
/** Below, a whole gigabyte says too little. */
const gigabytes_min = 10

export function inWords(bytes: number): string {
  if (bytes >= gigabytes_min * gigabyte) return `${Math.floor(bytes / gigabyte)} GB`
  return bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`
}
