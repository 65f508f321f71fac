import { Banner } from '@premise/ui';
import { useSignOutUnheard } from '@premise/web-platform';

/** Says that a sign-out is not complete yet; the page goes on trying by itself. */
export function SignOutNotice() {
  if (!useSignOutUnheard()) return null;
  return (
    <Banner tone="warning">
      Signed out here. The server could not be reached; Premise will finish signing out when it can.
    </Banner>
  );
}
