/** A well-formed answer of a model: the fourteen labelled components of one short argument. */
export const LABELLED_REPLY = `If-Then Structure: If the town closes its library, then children will read less.
Necessary Assumption:
- Children of the town get their books from the library.
Sufficient Assumption:
- Whenever a town closes its library, its children read less.
Conclusion: The town should not close its library.
Conclusion Type: Recommendation
Unstated Rule: A town should not do what makes its children read less.
Method of Reasoning: The argument predicts a bad effect of a plan and rejects the plan because of it.
Logical Flaws:
- Slippery slope: it takes for granted that children would find no other books.
Quantifiers:
- most
Explicit Premises:
- Most children borrow their books there.
- Without the library they will read less.
Implicit Premises:
- Reading less is bad for children.
Possible Counter: The school library lends the same books.
Unstated Assumptions:
- No other place lends books to children.
- Parents will not buy the books instead.
Improved Version: Because most of the town's children borrow their books from the library and no other place lends any, closing it would probably make them read less; so the town should keep it open.
`;
