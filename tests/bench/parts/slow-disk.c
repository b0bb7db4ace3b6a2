/* Preloaded: makes every sync of a file take 5 ms longer, as on a slow disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static void pause_5ms(void) {
  struct timespec wait = {0, 5000000};
  nanosleep(&wait, 0);
}
int fdatasync(int file) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fdatasync");
  pause_5ms();
  return next(file);
}
int fsync(int file) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fsync");
  pause_5ms();
  return next(file);
}
