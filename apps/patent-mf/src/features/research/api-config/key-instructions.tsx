import { Anchor } from '@premise/ui';
import classes from './api-config-page.module.css';

/** How a key is come by as of November 2026, what an operator can do instead, and what happens without. */
export function KeyInstructions() {
  return (
    <div className={classes.instructions}>
      <section aria-labelledby="get-a-key">
        <h2 className={classes.heading} id="get-a-key">
          How to get a key
        </h2>
        <ol className={classes.steps}>
          <li>
            Open{' '}
            <Anchor
              inherit
              underline="always"
              href="https://data.uspto.gov/myodp"
              target="_blank"
              rel="noopener noreferrer"
            >
              data.uspto.gov/myodp
            </Anchor>
            , the page of the office’s Open Data Portal for keys, and sign in with a USPTO.gov account. You can make one
            there for free.
          </li>
          <li>Prove who you are with ID.me when you are asked to. The office asks this of everybody, once.</li>
          <li>
            Fill in the fields of your profile that are still empty, then ask for an API key. It is shown at once.
          </li>
          <li>Paste it above, press Test Key, then Save Key.</li>
        </ol>
        <p className={classes.note}>
          A key is yours alone and may not be shared. One that is not used for 90 days is deleted by the office, and it
          answers one call at a time.
        </p>
      </section>
      <section aria-labelledby="without">
        <h2 className={classes.heading} id="without">
          When the office cannot be reached
        </h2>
        <p>
          Direct calls from a browser to the patent office may be blocked (CORS), so your key goes in a header to our
          own patent service, which asks the office for you. It is in no address and no log. Where the office cannot
          answer, the product falls back to a second patent data source, and every screen says which source has
          answered.
        </p>
      </section>
      <section aria-labelledby="environment">
        <h2 className={classes.heading} id="environment">
          A key for the whole server
        </h2>
        <p>
          Instead of a key of your own, the environment variable <code>USPTO_API_KEY</code> can be set on the server.
        </p>
        <details className={classes.server}>
          <summary>For administrators</summary>
          <p>
            That key serves everybody who has saved none of their own. Set it for the patent service and its worker,
            then restart both. <code>PATENT_SOURCES</code> sets which sources are asked, and in which order.
          </p>
        </details>
      </section>
    </div>
  );
}
