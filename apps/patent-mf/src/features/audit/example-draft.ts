/** A draft of our own with the slips that are made most, for those who want to see a report before they give their own text. */
export const EXAMPLE_DRAFT = `New and Improved Self-Watering Planter

FIELD
The present invention relates to plant pots.

BACKGROUND
It is well known that potted plants dry out. Prior art planters such as the AquaSelf® pot obviously fail to show how much water is left.

SUMMARY
The invention is a planter that must always have a wick. It is the only way to water a plant for weeks.

BRIEF DESCRIPTION OF THE DRAWINGS
FIG. 1 is a cross section of the planter.
FIG. 3 is a view of the float.

DETAILED DESCRIPTION
FIG. 1 shows a planter 10 with a reservoir 12 and a lid 14. A wick 18 runs from the reservoir 16 into the soil. FIG. 2 shows the float. The LDR of the sensor tells when the water is low; see www.example.com for the circuit.

CLAIMS
1. A planter comprising a reservoir, a lid, and a wick, wherein the float shows the level of water.
2. The planter of claim 1, wherein the wick is substantially long and preferably of cotton.
4. The method of claim 2, wherein the handle is red.

ABSTRACT
The present invention is a revolutionary planter, said planter comprising means for watering plants.
`;
