import { CodedError, toCodedError } from '@premise/service-platform';

/** Gives a failure that nobody foresaw the sentence of what failed. To be hung on as `.catch(orSay('...'))`. */
export const orSay =
  (sentence: string) =>
  (error: unknown): never => {
    const coded = toCodedError(error);
    if (coded.code !== 'INTERNAL') throw error;
    throw new CodedError('INTERNAL', sentence, { cause: coded.extras.cause ?? error });
  };
