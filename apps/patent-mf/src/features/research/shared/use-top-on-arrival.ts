import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A screen that is come to by a link begins at its top, also where its address has a part behind the #. */
export function useTopOnArrival(): void {
  const navigation = useRef(useNavigationType());
  useEffect(() => {
    if (String(navigation.current) !== 'POP') window.scrollTo(0, 0);
  }, []);
}
